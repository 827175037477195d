import type { OidcRefusal } from "#services/staff/oidc/oidc-sign-in.service.server.ts";
import { OidcLink } from "./oidc-link.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

type OidcProblemProps = {
  provider: string;
  /** A message where it could not be tried: the provider does not respond, too many attempts. */
  problem: OidcRefusal | { message: string };
  next: string;
};

/** Why a person who came back from the provider is not signed in, and what to do. */
export function OidcProblem({ provider, problem, next }: OidcProblemProps) {
  const { title, text, isConfirmation = false } = toProblem(provider, problem);
  const query = new URLSearchParams({ ...(isConfirmation ? { confirm: "" } : {}), next });
  return (
    <SignInFrame title={title} lead={text}>
      <div className="mt-8 space-y-6">
        <OidcLink provider={{ name: provider }} next={next} isConfirmation={isConfirmation}>
          Try again
        </OidcLink>
        <p>
          <a href={`/desk/sign-in?${query}`} className="link">
            Back to sign-in
          </a>
        </p>
      </div>
    </SignInFrame>
  );
}

type Problem = { title: string; text: string; isConfirmation?: true };

function toProblem(provider: string, problem: OidcProblemProps["problem"]): Problem {
  if (typeof problem === "string") return toTexts(provider)[problem];
  return { title: "Sign-in isn't available", text: problem.message };
}

const toTexts = (provider: string): Record<OidcRefusal, Problem> => ({
  stale: {
    title: "Start again",
    text: "This sign-in took too long, was used before, or began in another tab or browser.",
  },
  cancelled: {
    title: "You're not signed in",
    text: `You stopped the sign-in at ${provider}.`,
  },
  failed: {
    title: "Sign-in failed",
    text: `We couldn't verify the response of ${provider}. If it happens again, tell the person who runs this site.`,
  },
  unknown: {
    title: "You don't have an account",
    text: `You're signed in at ${provider}, but this email address has no invitation to the desk. Ask an owner for an invitation.`,
  },
  unverified: {
    title: "Your email address isn't verified",
    text: `${provider} doesn't say that your email address is yours. Verify it there, then try again.`,
  },
  disabled: {
    title: "Your account is disabled",
    text: "An owner of the desk can enable it again.",
  },
  "other-account": {
    title: "This is another account",
    text: `At ${provider} you've used another account for this email address before. Use that one, or ask an owner for a set-up link.`,
  },
  "not-confirmed": {
    title: "We couldn't confirm it's you",
    text: `${provider} didn't ask you to sign in again, or doesn't say when you did. Try again, or use a passkey.`,
    isConfirmation: true,
  },
});
