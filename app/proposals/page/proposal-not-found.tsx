import { LinkButton } from "#design/link-button.tsx";

/** For an unknown link: wrong, cut off or withdrawn. */
export function ProposalNotFound({ email }: { email: string | undefined }) {
  return (
    <div className="page-column pt-12 pb-28 lg:pt-20">
      <div className="max-w-[40rem]">
        <h1 className="text-heading">This link is not available</h1>
        <p className="mt-6 text-ink-soft text-lg">
          There is no proposal at this link. It may have been withdrawn, or part of the link is
          missing.
        </p>
        <p className="mt-4 text-lg">
          Ask the person who sent it for a new link
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
