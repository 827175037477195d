import { createContext, use, useState } from "react";

/** Set on the server to the reference under which the log has the error of the page. */
export const ErrorReferenceContext = createContext<string | undefined>(undefined);

const ID = "error-reference";

function readRendered(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.getElementById(ID)?.textContent ?? undefined;
}

/** The error reference; the browser reads it from the server-rendered page. */
export function ErrorReference() {
  const given = use(ErrorReferenceContext);
  const [rendered] = useState(readRendered);
  const reference = given ?? rendered;
  if (!reference) return null;
  return (
    <p className="mt-3 text-ink-soft text-sm">
      If it keeps happening, tell us this reference:{" "}
      <code id={ID} className="wrap-anywhere">
        {reference}
      </code>
    </p>
  );
}
