import { Disclosure } from "#design/disclosure.tsx";
import { Section } from "#design/section.tsx";

const QUESTIONS = [
  {
    question: "How do you vet developers?",
    answer:
      "We talk to every candidate, interview them on real code, check two references and confirm their identity. Only then do we publish their profile.",
  },
  {
    question: "How soon can a developer start?",
    answer:
      "Every profile shows when the developer is available and when they last confirmed it. You can sort the list by availability.",
  },
  {
    question: "What happens after I send a request?",
    answer:
      "You get a reference straight away and a confirmation by email. Within one working day we check with the developers and email you times for calls.",
  },
  {
    question: "Do I need an account?",
    answer: "No. Your shortlist stays in your browser, and we see it only when you send a request.",
  },
  {
    question: "What is the Developer Buyout?",
    answer:
      "A way to hire a developer directly, as an employee or contractor. It costs 70% of one monthly rate, once. The exact fee is on the profile.",
  },
];

/** Questions of clients before a first hire. */
export function Questions() {
  return (
    <Section surface="mist" aria-labelledby="questions">
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-8">
        <h2 id="questions" className="text-heading lg:col-span-4">
          Questions before a first hire
        </h2>
        <div className="border-line border-t lg:col-span-7 lg:col-start-6">
          {QUESTIONS.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
