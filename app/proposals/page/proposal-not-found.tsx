import { LinkButton } from "#design/link-button.tsx";

type ProposalNotFoundProps = { email: string | undefined; wasWithdrawn: boolean };

/** For a link that is wrong or cut off, and for a proposal that was withdrawn. */
export function ProposalNotFound({ email, wasWithdrawn }: ProposalNotFoundProps) {
  return (
    <div className="page-column pt-12 pb-28 lg:pt-20">
      <div className="max-w-[40rem]">
        <h1 className="text-heading">
          {wasWithdrawn ? "This proposal is no longer available" : "This link is not available"}
        </h1>
        <p className="mt-6 text-ink-soft text-lg">
          {wasWithdrawn
            ? "We have withdrawn it, so it can't be read or answered any more."
            : "There is no proposal at this link. Part of the link may be missing."}
        </p>
        <p className="mt-4 text-lg">
          Ask the person who sent it for a new {wasWithdrawn ? "one" : "link"}
          {email ? (
            <>
              , or email{" "}
              <a href={`mailto:${email}`} className="link">
                {email}
              </a>
            </>
          ) : null}
          .
        </p>
        <LinkButton to="/developers" variant="secondary" className="mt-10">
          See all developers
        </LinkButton>
      </div>
    </div>
  );
}
