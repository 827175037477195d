import { useRef, useState } from "react";
import { useHydrated } from "#platform/browser/use-hydrated.ts";

type PasskeyButtonProps = {
  /** Asks an authenticator for its response, given what was typed into the form. */
  ask: (input: Record<string, string>) => Promise<object>;
  /** What to do when there is none: browsers do not tell why. */
  failed: string;
  className: string;
  children: string;
};

/**
 * Inside a form: asks an authenticator, and sends the form with its response as `passkey`. Without
 * JavaScript and in browsers without passkeys there is no button.
 */
export function PasskeyButton({ ask, failed, className, children }: PasskeyButtonProps) {
  const hasPasskeys = useHydrated() && "PublicKeyCredential" in window;
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const press = async () => {
    const form = field.current?.form;
    if (!form) return;
    setState("asking");
    try {
      const input = Object.fromEntries(new FormData(form)) as Record<string, string>;
      const response = JSON.stringify(await ask(input));
      setState("idle");
      if (!field.current) return;
      field.current.value = response;
      form.requestSubmit();
    } catch {
      setState("failed");
    }
  };
  if (!hasPasskeys) return null;
  return (
    <div>
      <input ref={field} type="hidden" name="passkey" />
      <button
        type="button"
        // A disabled one would lose the focus.
        aria-disabled={state === "asking" || undefined}
        onClick={state === "asking" ? undefined : press}
        className={className}
      >
        {children}
      </button>
      <p role="status" className="mt-2 text-red empty:hidden">
        {state === "failed" ? failed : null}
      </p>
    </div>
  );
}
