import { CalendarPlus } from "lucide";
import { buttonStyle } from "#design/buttons/button-style.ts";
import { Icon } from "#design/icon.tsx";

/** The call as a calendar file from the server. */
export function CallFileLink({ url, className }: { url: string; className?: string }) {
  return (
    <a
      href={url}
      download
      className={buttonStyle({ variant: "secondary", size: "small", className })}
    >
      <Icon of={CalendarPlus} className="size-4" />
      Add to your calendar (.ics)
    </a>
  );
}
