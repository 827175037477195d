import { Link } from "react-router";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import { Panel } from "../parts/panel.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { toPersonPath } from "./person-path.ts";

/** Leads to what is stored about a person, for those who may export and erase it. */
export function PersonalDataLink({ email }: { email: string | null }) {
  const { staff } = useDesk();
  if (!email || !isPermitted(staff.role, "personal_data")) return null;
  return (
    <Panel title="Personal data">
      <Link to={toPersonPath(email)} className="link">
        Export or erase everything about this person
      </Link>
    </Panel>
  );
}
