import { Search } from "lucide";
import { Suspense, useState } from "react";
import { Form, Link } from "react-router";
import { toDevelopersUrl } from "#app/developers/filters/member-url.ts";
import { MIN_LIST_LENGTH } from "#app/site/shown-links.ts";
import { MAX_LENGTH } from "#contract/values/limits.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { lazyPart } from "#design/loading/lazy-part.ts";

const importMeaning = () => import("#app/developers/sentence/notices/search-meaning.tsx");
const SearchMeaning = lazyPart(async () => (await importMeaning()).SearchMeaning);

type DeveloperSearchProps = {
  popular: readonly { slug: string; name: string }[];
  technologies: readonly { name: string }[];
  /** What may be searched for: technologies and a position of this site. */
  examples: readonly string[];
};

/** A GET form to the list of developers: what is typed becomes its search. */
export function DeveloperSearch({ popular, technologies, examples }: DeveloperSearchProps) {
  const [text, setText] = useState("");
  const isTyping = text.trim() !== "" && text.length <= MAX_LENGTH.search;
  return (
    <div className="mt-10 max-w-[36rem]">
      <search>
        <Form action="/search" className="relative">
          <label htmlFor="technology-search" className="sr-only">
            Technology or role
          </label>
          <Icon
            of={Search}
            className="pointer-events-none absolute top-[1.375rem] left-5 size-5 text-ink-soft"
          />
          <input
            id="technology-search"
            name="q"
            type="search"
            list="technology-names"
            pattern={`.{0,${MAX_LENGTH.search}}`}
            title={`Search text must be ${MAX_LENGTH.search} characters or less`}
            autoComplete="off"
            onFocus={() => importMeaning().catch(() => {})}
            onChange={(event) => setText(event.target.value)}
            placeholder={examples.join(", ")}
            className="scheme-light h-16 w-full truncate appearance-none rounded-full border border-transparent bg-paper pr-4 pl-12 text-ink placeholder:text-ink-soft placeholder:opacity-100 sm:pr-52"
          />
          <datalist id="technology-names">
            {technologies.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Button
            type="submit"
            className="mt-3 w-full sm:absolute sm:top-2 sm:right-2 sm:mt-0 sm:w-auto"
          >
            {withNoun("Find developers")}
          </Button>
        </Form>
      </search>
      {/* In the place of the popular searches, so that nothing moves. */}
      <div className="relative mt-5 min-h-11">
        {isTyping ? (
          <div className="absolute inset-0">
            <Suspense>
              <SearchMeaning text={text.trim()} />
            </Suspense>
          </div>
        ) : null}
        {popular.length >= MIN_LIST_LENGTH ? (
          <div
            className={classNames(
              "flex flex-wrap items-center gap-x-5 text-sm",
              isTyping && "invisible",
            )}
          >
            <p className="text-paper-soft">Popular</p>
            <ul className="flex flex-wrap gap-x-5">
              {popular.map(({ slug, name }) => (
                <li key={slug}>
                  <Link
                    to={toDevelopersUrl({ technology: [slug] })}
                    className="inline-flex min-h-11 items-center underline decoration-1 decoration-line-strong underline-offset-4 hover:decoration-paper"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </div>
  );
}
