import { Link } from "react-router";
import { toTextPath } from "../editing/content-path.ts";
import { useFormContext } from "./form-context.ts";

/** In place of a control, where the file has something that the form cannot show. */
export function UnshownField({ label }: { label: string }) {
  const { file } = useFormContext();
  return (
    <p>
      <span className="font-medium">{label}</span> has a structure that the form can't show.{" "}
      <Link to={toTextPath(file)} className="link">
        Edit it as text
      </Link>
    </p>
  );
}
