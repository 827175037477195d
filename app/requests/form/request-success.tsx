import type { ReactNode } from "react";
import { Link } from "react-router";
import { toShownLinks } from "#app/site/shown-links.ts";
import { useSite } from "#app/site/use-site.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { BackgroundTheme } from "#contract/content/page.ts";
import type { Terms } from "#contract/content/site.ts";
import type { BookedCall } from "#contract/http/submission.ts";
import { getLocale, withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { StepTitle } from "#design/forms/step-title.tsx";
import { Success } from "#design/illustrations/success.tsx";
import { Skeleton } from "#design/loading/skeleton.tsx";
import type { Receipt } from "#platform/forms/send-form.ts";
import { RequestStations } from "../stations/request-stations.tsx";
import { type StationTexts, toStations } from "../stations/stations.ts";
import { toStatusPath } from "../status-link/status-path.ts";
import { NamedMembers } from "./named-members.tsx";
import type { SentAddress } from "./use-sent-address.ts";

type Way = { to: string; label: string };

/** What the pages say that confirm a form. */
export type SentForm = {
  form: FormName;
  title: string;
  /** Of the page without JavaScript. */
  path: string;
  background: BackgroundTheme;
  toNextSteps: (terms: Terms | undefined, hasCall: boolean) => StationTexts;
  /** Heads the developers that the form named, where it can name some. */
  membersTitle?: string;
  /** Links for further reading. */
  links?: readonly Way[];
  /** Where most go from here. */
  onward?: Way;
  /** When the call is, where the form can book one. */
  toCallTime?: (call: BookedCall) => string;
};

type RequestSuccessProps = {
  sent: SentForm;
  /** Undefined until it is known. */
  receipt: Receipt | undefined;
  /** Undefined until it is known. */
  address: SentAddress | undefined;
  /** Between the reference and what happens next: a booked call. */
  children?: ReactNode;
};

const CLIENT_LINKS: readonly Way[] = [
  { to: "/faq/client", label: "Clients FAQ" },
  { to: "/pricing", label: "What it costs" },
];
const MORE_DEVELOPERS: Way = {
  to: "/developers",
  get label() {
    return withNoun("Browse more developers");
  },
};

/** The page that thanks for a request: the reference, what happens next and when, ways on. */
export function RequestSuccess({ sent, receipt, address, children }: RequestSuccessProps) {
  const { title, membersTitle, links = CLIENT_LINKS, onward = MORE_DEVELOPERS } = sent;
  const statusPath = toStatusPath(receipt);
  const site = useSite();
  const email = site?.email;
  const [next = MORE_DEVELOPERS] = toShownLinks([onward], site);
  return (
    <div className="page-column form-columns pt-8 pb-28 lg:pt-12">
      <div className="min-w-0">
        <Success className="w-32" />
        <StepTitle className="mt-6">{title}</StepTitle>
        <div className="mt-6 rounded-card border border-line bg-paper p-6">
          <p className="text-ink-soft">Your reference</p>
          {receipt ? (
            <>
              <p className="figures mt-1 font-semibold text-title">{receipt.reference}</p>
              <p className="mt-1 text-ink-soft text-sm">Sent {toMoment(receipt.submitted_at)}</p>
              {statusPath ? (
                <>
                  <ConfirmationAddress address={address} path={`${statusPath}/address`} />
                  <LinkButton to={statusPath} reloadDocument className="mt-5">
                    Track your {sent.form === "apply" ? "application" : "request"}
                  </LinkButton>
                </>
              ) : null}
            </>
          ) : (
            <Skeleton className="mt-2 h-12 w-40" />
          )}
        </div>
        {membersTitle ? <NamedMembers title={membersTitle} receipt={receipt} /> : null}
        {children}
        {email ? (
          <p className="mt-6">
            No email in ten minutes? Check your spam folder or email{" "}
            <a href={`mailto:${email}`} className="link wrap-anywhere">
              {email}
            </a>
            .
          </p>
        ) : null}
      </div>
      <div className="mt-10 min-w-0 lg:mt-38">
        <h2 className="text-title">What happens next</h2>
        <RequestStations stations={toSentStations(sent, receipt, site?.terms)} className="mt-6" />
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

/** Where the confirmation went, and the way to correct it. */
function ConfirmationAddress({
  address,
  path,
}: {
  address: SentAddress | undefined;
  path: string;
}) {
  return (
    <p className="mt-4">
      We've emailed a confirmation to{" "}
      <strong className="wrap-anywhere font-medium">
        {address?.email ?? "the address you gave"}
      </strong>
      .{" "}
      {address?.canCorrect === false ? null : (
        <Link to={path} reloadDocument className="link">
          Wrong address?
        </Link>
      )}
    </p>
  );
}

function toSentStations(
  { form, toNextSteps, toCallTime }: SentForm,
  receipt: Receipt | undefined,
  terms: Terms | undefined,
) {
  const call = receipt?.call;
  const dates = {
    ...(receipt ? { sent: toMoment(receipt.submitted_at) } : {}),
    ...(call && toCallTime ? { call: toCallTime(call) } : {}),
  };
  return toStations(form, toNextSteps(terms, call !== undefined), { dates });
}

function toMoment(time: string): string {
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: "long", timeStyle: "short" }).format(
    new Date(time),
  );
}
