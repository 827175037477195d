import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";

type DraftConflictProps = { saved: string; onRestore: () => void };

/** Asks which application to continue with: this browser has another one. */
export function DraftConflict({ saved, onRestore }: DraftConflictProps) {
  return (
    <div role="alert">
      <h1 className="text-heading">Which application do you want to continue?</h1>
      <p className="mt-6 text-lg">
        This browser has answers that differ from those you saved on {saved}. With the saved ones
        you lose those in this browser.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onRestore}>Use the saved application</Button>
        <LinkButton to="/apply" variant="secondary">
          Use the one in this browser
        </LinkButton>
      </div>
    </div>
  );
}
