import { type ReactNode, useId } from "react";

type PhoneSheetProps = { label: string; children: ReactNode };

/**
 * Controls above a list: beside each other, and on a phone, where they would fill half of the
 * screen, in a sheet that a button opens. It is a popover, which needs no JavaScript.
 */
export function PhoneSheet({ label, children }: PhoneSheetProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className="desk-button md:hidden">
        {label}
      </button>
      <div id={id} popover="auto" className="desk-sheet">
        {children}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="desk-button col-span-full md:hidden"
        >
          Close
        </button>
      </div>
    </>
  );
}

/** Shows the rows that a form with a sheet asks for. */
export function hidePhoneSheet(form: HTMLFormElement): void {
  const sheet = form.querySelector<HTMLElement>("[popover]");
  if (sheet?.matches(":popover-open")) sheet.hidePopover();
}
