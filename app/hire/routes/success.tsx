import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useStore } from "zustand";
import { toPageMeta } from "#app/site/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import { Success } from "#design/illustrations/success.tsx";
import { LinkButton } from "#design/link-button.tsx";
import { Skeleton } from "#design/skeleton.tsx";
import { useHydrated } from "#platform/use-hydrated.ts";
import { resetHire } from "../hire.store.ts";
import { hireAttempt } from "../hire-sending.ts";
import { HIRE_STEPS, SUCCESS_PATH } from "../hire-steps.ts";
import { NEXT_STEPS } from "../next-steps.ts";
import { receiptStore } from "../receipt.store.ts";
import type { Route } from "./+types/success.ts";

const TITLE = "We have your request";

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: TITLE, path: SUCCESS_PATH, noindex: true });
}

export default function HireSuccess() {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { reference, submitted_at, isNew } = useStore(receiptStore);
  const email = useSite()?.email;

  useEffect(() => {
    if (!isHydrated) return;
    if (!reference) navigate(HIRE_STEPS.base, { replace: true });
    if (!isNew) return;
    // The request is safe with us: what was typed need not stay in this browser.
    receiptStore.setState({ isNew: false });
    // In this order: a tab without the key still has nothing to send under a new one.
    resetHire();
    hireAttempt.forget();
  }, [isHydrated, reference, isNew, navigate]);

  return (
    <div className="page-column pt-8 pb-28 lg:pt-16">
      <div className="mx-auto max-w-form">
        <Success className="w-40" />
        <h1 className="mt-8 text-heading">{TITLE}</h1>
        <div className="mt-6 rounded-card border border-line bg-paper p-6">
          <p className="text-ink-soft">Your reference</p>
          {isHydrated && reference ? (
            <>
              <p className="figures mt-1 font-semibold text-title">{reference}</p>
              <p className="mt-1 text-ink-soft text-sm">Sent {toMoment(submitted_at)}</p>
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
