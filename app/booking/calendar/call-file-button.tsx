import { CalendarPlus } from "lucide";
import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { Call } from "#contract/calls/booking.ts";
import type { Site } from "#contract/content/site.ts";
import { Button } from "#design/buttons/button.tsx";
import { Icon } from "#design/icon.tsx";

type CallFileButtonProps = {
  call: Pick<Call, "reference" | "starts_at" | "ends_at" | "sequence" | "status" | "place">;
  className?: string;
};

/** Downloads the call as a calendar file with the UID of the emailed invitation. */
export function CallFileButton({ call, className }: CallFileButtonProps) {
  const frame = useRouteLoaderData<{ site: Site; siteUrl: string }>("root");
  const [hasFailed, setHasFailed] = useState(false);
  if (!frame) return null;
  const { site, siteUrl } = frame;

  async function save() {
    try {
      // The code that writes calendar files loads on demand.
      const { CALL_FILE, toCallFile } = await import("./call-invitation.ts");
      const agency = { name: site.name, email: site.email };
      const text = toCallFile(
        {
          ...call,
          starts_at: new Date(call.starts_at),
          ends_at: new Date(call.ends_at),
          isTentative: call.status === "tentative",
          location: call.place,
          stamp: new Date(),
          siteUrl,
          agency,
        },
        "PUBLISH",
      );
      download(new Blob([text], { type: "text/calendar;charset=utf-8" }), CALL_FILE);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div className={className}>
      <Button variant="secondary" size="small" onClick={save}>
        <Icon of={CalendarPlus} className="size-4" />
        Add to your calendar (.ics)
      </Button>
      <p role="status" className="mt-2 text-red text-sm empty:hidden">
        {hasFailed ? "The file couldn't be created. Check your connection and try again." : null}
      </p>
    </div>
  );
}

function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Later, because some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
