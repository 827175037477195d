import type { HomeTexts } from "#contract/content/site.ts";
import { Disclosure } from "#design/disclosure.tsx";
import { Section } from "#design/text/section.tsx";

/** Questions of clients before a first hire. */
export function Questions({ questions }: { questions: HomeTexts["questions"] }) {
  if (!questions) return null;
  return (
    <Section surface="mist" aria-labelledby="questions">
      <div className="grid gap-6 sm:gap-10 lg:grid-cols-12 lg:gap-8">
        <h2 id="questions" className="text-heading lg:col-span-4">
          Questions before a first hire
        </h2>
        <div className="border-line border-t lg:col-span-7 lg:col-start-6">
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
