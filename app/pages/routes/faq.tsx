import { Search } from "lucide";
import { useCallback, useState } from "react";
import { Form } from "react-router";
import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import { toPageNotFound } from "#app/site/page-not-found.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toWithin } from "#app/site/terms/terms.ts";
import { useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Icon } from "#design/icon.tsx";
import { EmptyList } from "#design/illustrations/empty-list.tsx";
import { servicesContext } from "#services/services.server.ts";
import { Answer } from "../faq/answer.tsx";
import { AudienceTabs } from "../faq/audience-tabs.tsx";
import { countQuestions, MAX_FAQ_SEARCH, searchFaq, toResultText } from "../faq/search-faq.ts";
import { useHashAnswer } from "../faq/use-hash-answer.ts";
import { PageOpening } from "../page-opening.tsx";
import { getFaq } from "../page-texts.service.server.ts";
import type { Route } from "./+types/faq.ts";

export const handle: PageHandle = { background: "helpcenter", buttons: "outline", query: ["q"] };

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { audience } = params;
  if (audience !== "client" && audience !== "developer") {
    throw toPageNotFound({ request, url });
  }
  const { db } = context.get(servicesContext);
  const [faq, site] = await Promise.all([getFaq(db, audience), getSite(db)]);
  const search = (url.searchParams.get("q") ?? "").slice(0, MAX_FAQ_SEARCH);
  return { faq, email: site.email, search };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { audience, title, description } = loaderData.faq;
  return toPageMeta(matches, { title, description, path: `/faq/${audience}` });
}

/** Every search of an audience is a page of its own, so that the field begins with its words. */
export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return <Questions key={`${loaderData.faq.audience} ${loaderData.search}`} {...loaderData} />;
}

function Questions({ faq, email, search: initial }: Route.ComponentProps["loaderData"]) {
  const [search, setSearch] = useState(initial);
  const groups = searchFaq(faq.groups, search);
  const count = countQuestions(groups);
  const result = toResultText(count, search);
  const reveal = useCallback((id: string) => {
    setSearch((before) => (document.getElementById(id) ? before : ""));
  }, []);
  useHashAnswer(reveal);

  return (
    <>
      <PageOpening heading={faq.title} lead={faq.description} className="pb-8! md:pb-10!" />
      <div className="page-column relative z-2 pb-20 lg:pb-28">
        <AudienceTabs />
        <div className="mt-8 grid gap-x-8 gap-y-10 lg:mt-12 lg:grid-cols-12">
          <div className="lg:col-span-4 lg:pr-8">
            <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
              <Form method="get" role="search" preventScrollReset>
                <label htmlFor="q" className="font-medium">
                  Search questions
                </label>
                <div className="relative mt-2">
                  <Icon
                    of={Search}
                    className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft"
                  />
                  <input
                    id="q"
                    name="q"
                    type="search"
                    pattern={`.{0,${MAX_FAQ_SEARCH}}`}
                    title={`Search text must be ${MAX_FAQ_SEARCH} characters or less`}
                    autoComplete="off"
                    value={search}
                    onChange={(event) => setSearch(event.target.value)}
                    className="control pl-11"
                  />
                </div>
                <div className="noscript:block mt-3 hidden">
                  <Button type="submit" variant="secondary" size="small">
                    Search
                  </Button>
                </div>
              </Form>
              <p role="status" className="figures mt-3 text-ink-soft text-sm">
                {result}
              </p>
              {search === "" && groups.length > 1 ? (
                <nav aria-label="Topics" className="mt-6 hidden lg:block">
                  <ul className="border-line border-t">
                    {groups.map(({ heading, questions }) => (
                      <li key={heading} className="border-line border-b">
                        <a
                          href={`#${toTopicId(heading)}`}
                          className="flex min-h-11 items-center justify-between gap-4 text-sm hover:text-blue"
                        >
                          {heading}
                          <span className="figures text-ink-soft">{questions.length}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
              ) : null}
            </div>
          </div>
          <div className="min-w-0 lg:col-span-8">
            {groups.map(({ heading, questions }) => (
              <section
                key={heading}
                aria-labelledby={toTopicId(heading)}
                className="not-first:mt-12 max-w-[44rem]"
              >
                <h2 id={toTopicId(heading)} className="border-ink border-b pb-3 text-title">
                  {heading}
                </h2>
                {questions.map((question) => (
                  <Answer key={question.id} question={question} />
                ))}
              </section>
            ))}
            {count === 0 ? (
              <EmptyState
                image={<EmptyList />}
                title={result}
                action={
                  <LinkButton
                    to={`/faq/${faq.audience}`}
                    variant="secondary"
                    preventScrollReset
                    onClick={() => setSearch("")}
                  >
                    Show all questions
                  </LinkButton>
                }
              >
                Try a different word, or email{" "}
                <a className="link" href={`mailto:${email}`}>
                  {email}
                </a>
                .
              </EmptyState>
            ) : null}
          </div>
        </div>
      </div>
      <NotAnswered audience={faq.audience} email={email} />
    </>
  );
}

/** Apart from the anchors of the questions, which belong to the operator. */
function toTopicId(heading: string): string {
  return `topic-${heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
}

function NotAnswered({ audience, email }: { audience: "client" | "developer"; email: string }) {
  const isClient = audience === "client";
  return (
    <section aria-labelledby="not-answered" className="relative z-2 border-line border-t bg-mist">
      <div className="page-column flex flex-col gap-6 py-14 md:flex-row md:items-center md:justify-between">
        <div className="max-w-[34rem]">
          <h2 id="not-answered" className="text-title">
            Still have a question?
          </h2>
          <p className="mt-2 text-ink-soft">
            Email{" "}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
            . A person replies{toWithin(useTerms()?.reply_time)}.
          </p>
        </div>
        <LinkButton
          to={isClient ? "/find" : "/apply"}
          size="large"
          className="shrink-0 self-start md:self-auto"
        >
          {isClient ? withNoun("Find a developer") : withNoun("Apply as a developer")}
        </LinkButton>
      </div>
    </section>
  );
}
