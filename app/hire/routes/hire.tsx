import { Outlet } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { ChosenMembersProvider } from "../chosen-members.tsx";

export const handle: PageHandle = {
  buttons: "outline",
  navigation: "reduced",
  exitTo: "/developers",
  background: "companyform",
  footer: "small",
};

export default function Hire() {
  return (
    <ChosenMembersProvider>
      <Outlet />
    </ChosenMembersProvider>
  );
}
