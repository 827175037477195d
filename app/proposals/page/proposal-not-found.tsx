import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";
import { withNoun } from "#contract/values/trade.ts";

/** For a link that is wrong or cut off, and for a proposal that was withdrawn. */
export function ProposalNotFound({ wasWithdrawn }: { wasWithdrawn: boolean }) {
  const text = wasWithdrawn
    ? {
        heading: "This proposal is no longer available",
        reason: "We've withdrawn it. Ask the person who sent it for a new one.",
      }
    : {
        reason:
          "There is no proposal at this link. Part of the link may be missing. Ask the person who sent it for a new link.",
      };
  return (
    <LinkNotAvailable
      {...text}
      onward={{ to: "/developers", label: withNoun("See all developers") }}
      question="Still not working?"
    />
  );
}
