import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Button } from "#design/buttons/button.tsx";

/** Stops the emails about availability, or allows them again. */
export function EmailChoice({ isStopped }: { isStopped: boolean }) {
  return (
    <section id="emails" aria-labelledby="emails-title" className="mt-12 border-line border-t pt-8">
      <h2 id="emails-title" className="text-title">
        Emails about your availability
      </h2>
      <p className="mt-3 mb-6">
        {isStopped
          ? "You've stopped these emails. We won't ask you whether your availability is still right."
          : "We ask you by email from time to time, at most once a month unless we need to know sooner."}
      </p>
      <form method="post">
        <Button
          type="submit"
          variant="secondary"
          name={PAGE_FORM_FIELDS.intent}
          value={isStopped ? "resume" : "stop"}
        >
          {isStopped ? "Ask me by email again" : "Don't ask me by email again"}
        </Button>
      </form>
    </section>
  );
}
