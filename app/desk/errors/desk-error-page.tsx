import { DeskFrame } from "../frame/desk-frame.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { DeskError } from "./desk-error.tsx";

/** A page of the desk that failed: the navigation stays. Before the sign-in there is none. */
export function DeskErrorPage({ error }: { error: unknown }) {
  const { staff } = useDesk();
  if (staff.id > 0) {
    return (
      <DeskFrame>
        <DeskError error={error} />
      </DeskFrame>
    );
  }
  return (
    <main id="content" className="desk mx-auto min-h-dvh w-full max-w-form pt-10 sm:pt-20">
      <DeskError error={error} />
    </main>
  );
}
