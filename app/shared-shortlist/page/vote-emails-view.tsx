import { MessagePage } from "#app/site/secret-link/message-page.tsx";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";

type VoteEmailsViewProps = { isConfirmed: boolean; token: string };

/** The emails about votes, for who has a link of one of them. */
export function VoteEmailsView({ isConfirmed, token }: VoteEmailsViewProps) {
  return (
    <>
      <p className="mt-6 text-lg">
        {isConfirmed
          ? "We email you when people vote on the shared shortlist."
          : "Do you want an email when people vote on the shared shortlist?"}
      </p>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        {isConfirmed ? (
          <LinkButton to={`/shortlist/${token}/owner`} reloadDocument>
            See the votes
          </LinkButton>
        ) : (
          <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="confirm">
            Confirm address
          </Button>
        )}
        <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="stop">
          {isConfirmed ? "Stop emails" : "No, delete my address"}
        </Button>
      </form>
    </>
  );
}

/** After they were stopped by a link in one of them. */
export function VoteEmailsStopped() {
  return (
    <MessagePage title="We&rsquo;ve stopped these emails">
      <p>
        We've deleted your address, and the links in our emails no longer work. The shortlist is
        still shared. Open it with the link you saved.
      </p>
    </MessagePage>
  );
}
