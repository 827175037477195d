import { Check, Link2 } from "lucide";
import { useCopied } from "#platform/browser/use-copied.ts";
import { Icon } from "../icon.tsx";
import { Button } from "./button.tsx";

/** Copies the URL of this page, without hash and search. */
export function CopyLink({ className }: { className?: string }) {
  const { state, copy } = useCopied();
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={`noscript:hidden print:hidden ${className ?? ""}`}
        onClick={() => copy(window.location.origin + window.location.pathname)}
      >
        <Icon of={state === "copied" ? Check : Link2} />
        {state === "copied" ? "Copied" : state === "failed" ? "Not copied" : "Copy link"}
      </Button>
      <span role="status" className="sr-only">
        {state === "copied" ? "Link copied" : null}
        {state === "failed" ? "The link couldn't be copied. Copy it from the address bar." : null}
      </span>
    </>
  );
}
