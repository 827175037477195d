import type { ReactNode } from "react";
import { Link } from "react-router";
import { toShownLinks } from "#app/site/shown-links.ts";
import { useSite } from "#app/site/use-site.ts";
import { StepTitle } from "#design/forms/step-title.tsx";
import { Success } from "#design/illustrations/success.tsx";
import { LinkButton } from "#design/link-button.tsx";
import { Skeleton } from "#design/skeleton.tsx";
import type { Receipt } from "#platform/forms/send-form.ts";

export const REQUEST_SENT = "We have your request";

type Way = { to: string; label: string };

type RequestSuccessProps = {
  title?: string;
  /** Undefined until it is known. */
  receipt: Receipt | undefined;
  nextSteps: readonly string[];
  /** Between the reference and what happens next: a booked call. */
  children?: ReactNode;
  /** Links for further reading. */
  links?: readonly Way[];
  /** Where most go from here. */
  onward?: Way;
};

const CLIENT_LINKS: readonly Way[] = [
  { to: "/faq/client", label: "Clients FAQ" },
  { to: "/pricing", label: "What it costs" },
];
const MORE_DEVELOPERS: Way = { to: "/developers", label: "Browse more developers" };

/** The page that thanks for a request: the reference, what happens next and when, ways on. */
export function RequestSuccess({
  title = REQUEST_SENT,
  receipt,
  nextSteps,
  children,
  links = CLIENT_LINKS,
  onward = MORE_DEVELOPERS,
}: RequestSuccessProps) {
  const site = useSite();
  const email = site?.email;
  const [next = MORE_DEVELOPERS] = toShownLinks([onward], site);
  return (
    <div className="page-column form-columns pt-8 pb-28 lg:pt-12">
      <div className="mx-auto w-full max-w-form lg:mx-0">
        <Success className="w-32" />
        <StepTitle className="mt-6">{title}</StepTitle>
        <div className="mt-6 rounded-card border border-line bg-paper p-6">
          <p className="text-ink-soft">Your reference</p>
          {receipt ? (
            <>
              <p className="figures mt-1 font-semibold text-title">{receipt.reference}</p>
              <p className="mt-1 text-ink-soft text-sm">Sent {toMoment(receipt.submitted_at)}</p>
            </>
          ) : (
            <Skeleton className="mt-2 h-12 w-40" />
          )}
        </div>
        {children}
        <p className="mt-6">
          We've emailed you a confirmation.
          {email ? (
            <>
              {" "}
              If it is not there in ten minutes, check your spam folder or write to{" "}
              <a href={`mailto:${email}`} className="link wrap-anywhere">
                {email}
              </a>
              .
            </>
          ) : null}
        </p>
      </div>
      <div className="mx-auto mt-10 w-full max-w-form lg:mt-38">
        <h2 className="text-title">What happens next</h2>
        <ol className="mt-4 list-decimal space-y-2 pl-6 marker:text-ink-soft">
          {nextSteps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
        <h2 className="mt-10 text-title">Meanwhile</h2>
        <ul className="mt-2">
          {toShownLinks(links, site).map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <LinkButton to={next.to} variant="secondary" className="mt-6">
          {next.label}
        </LinkButton>
      </div>
    </div>
  );
}

function toMoment(time: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }).format(
    new Date(time),
  );
}
