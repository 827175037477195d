import { Link } from "react-router";
import { NEXT_STEPS } from "#app/requests/next-steps.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import { Success } from "#design/illustrations/success.tsx";
import { LinkButton } from "#design/link-button.tsx";
import { Skeleton } from "#design/skeleton.tsx";
import { toSuccessPath } from "#platform/forms/steps.ts";
import { useSuccess } from "#platform/forms/use-success.ts";
import { hireForm } from "../hire-form.ts";
import { HIRE_STEPS } from "../hire-steps.ts";
import type { Route } from "./+types/success.ts";

const TITLE = "We have your request";

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: TITLE, path: toSuccessPath(HIRE_STEPS), noindex: true });
}

export default function HireSuccess() {
  const receipt = useSuccess(hireForm);
  const email = useSite()?.email;

  return (
    <div className="page-column pt-8 pb-28 lg:pt-16">
      <div className="mx-auto max-w-form">
        <Success className="w-40" />
        <h1 className="mt-8 text-heading">{TITLE}</h1>
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
        <p className="mt-6">
          We have sent a confirmation with all your answers to your email address.
          {email ? (
            <>
              {" "}
              If it is not there in ten minutes, look into your spam folder or write to{" "}
              <a href={`mailto:${email}`} className="link">
                {email}
              </a>
              .
            </>
          ) : null}
        </p>
        <h2 className="mt-10 text-title">What happens next</h2>
        <ol className="mt-4 list-decimal space-y-2 pl-6 marker:text-ink-soft">
          {NEXT_STEPS.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
        <h2 className="mt-10 text-title">Meanwhile</h2>
        <ul className="mt-2">
          <li>
            <Link to="/faq/client" className="link inline-flex min-h-11 items-center">
              Questions that clients ask
            </Link>
          </li>
          <li>
            <Link to="/pricing" className="link inline-flex min-h-11 items-center">
              What it costs
            </Link>
          </li>
        </ul>
        <LinkButton to="/developers" variant="secondary" className="mt-6">
          Look at more developers
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
