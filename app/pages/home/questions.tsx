import { Disclosure } from "#design/disclosure.tsx";
import { Section } from "#design/section.tsx";

const QUESTIONS = [
  {
    question: "How do you vet developers?",
    answer:
      "We talk to everyone, read code they wrote, check the references they give and confirm who they are. Only then a profile is published.",
  },
  {
    question: "How soon can somebody start?",
    answer:
      "Each profile says from which day the person is free and when they last confirmed it. In the list you can sort by it.",
  },
  {
    question: "What happens after I send a request?",
    answer:
      "You get a reference at once and a copy by mail. Within one working day a person writes to you, checks with the developers and offers times for calls.",
  },
  {
    question: "Do I need an account?",
    answer:
      "No. Your shortlist stays in your browser, and we learn of it only when you send the request.",
  },
  {
    question: "What is the Developer Buyout?",
    answer:
      "A way to take a developer on for good, as an employee or as a direct contractor. It costs 70% of one monthly rate, once. The exact fee stands on the profile.",
  },
];

/** What clients ask first. */
export function Questions() {
  return (
    <Section surface="mist" aria-labelledby="questions">
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-8">
        <h2 id="questions" className="text-heading lg:col-span-4">
          Asked before every first hire
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
