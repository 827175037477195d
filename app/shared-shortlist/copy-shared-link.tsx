import { Check, Link2 } from "lucide";
import { useEffect, useState } from "react";
import { Button } from "#design/buttons/button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { Icon } from "#design/icon.tsx";
import { useCopied } from "#platform/browser/use-copied.ts";

type CopySharedLinkProps = {
  path: string;
  label?: string;
  name?: string;
};

/** The link to pass on, to copy by a button or by hand. */
export function CopySharedLink({
  path,
  label = "Link for readers",
  name = "shared-link",
}: CopySharedLinkProps) {
  const { state, copy } = useCopied();
  const [origin, setOrigin] = useState("");
  useEffect(() => setOrigin(window.location.origin), []);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <TextField
          name={name}
          label={label}
          value={origin + path}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <Button
        variant="secondary"
        className="noscript:hidden"
        onClick={() => copy(window.location.origin + path)}
      >
        <Icon of={state === "copied" ? Check : Link2} />
        {state === "copied" ? "Copied" : state === "failed" ? "Not copied" : "Copy link"}
      </Button>
      <span role="status" className="sr-only">
        {state === "copied" ? "Link copied" : null}
        {state === "failed" ? "The link couldn't be copied. Copy it from the field." : null}
      </span>
    </div>
  );
}
