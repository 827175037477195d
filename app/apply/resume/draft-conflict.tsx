import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";

type DraftConflictProps = { onRestore: () => void };

/** Asks which application to continue with: this browser has another one. */
export function DraftConflict({ onRestore }: DraftConflictProps) {
  return (
    <div role="alert">
      <p className="mt-6 text-lg">
        The answers in this browser differ from the ones you saved. If you use the saved ones, you
        lose the ones in this browser.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onRestore}>Use the saved application</Button>
        <LinkButton to="/apply" variant="secondary">
          Use the application in this browser
        </LinkButton>
      </div>
    </div>
  );
}
