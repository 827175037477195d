import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readDescription } from "./read-description.ts";

const readRequired = (text: string) => readDescription(text, DEMO_CONTEXT).technologies;

test.each([
  ["Our shop ran on PHP for years. We need a React developer.", ["react"]],
  ["The till is a Java program from 2009. You know Kotlin well.", ["kotlin"]],
  ["Unsere Kasse war früher in Java. Gesucht wird jemand mit Kotlin.", ["kotlin"]],
  ["Notre site était en PHP. Il nous faudrait une personne à l'aise avec Vue.", ["vuejs"]],
  ["La caja era en Java. Tienen que dominar Kotlin.", ["kotlin"]],
  ["The shop is in PHP, the app is in Swift, and you would write the till in Go.", ["go"]],
  ["As you know, the shop is in PHP. You write Go.", ["go"]],
  ["The desk is a PHP program. The engineers shall design a new one in Go.", ["go"]],
  ["The desk is a PHP program. The new one shall be built in Go.", ["go"]],
  ["Die Kasse ist in Java. Der Auftragnehmer liefert sie neu in Go.", ["go"]],
  ["La caisse est en Java. Les équipes devront la refaire en Go.", ["go"]],
  ["La caja es un programa en Java. El contratista la hará en Go.", ["go"]],
  ["We pay net 30. The engineers shall write Go.", ["go"]],
  ["- Our shop is in PHP\n- Our blog runs on Django\n- You know Go", ["go"]],
  [
    "Die Kasse ist in Java, der Shop läuft mit PHP, und wir suchen jemanden für Kotlin.",
    ["kotlin"],
  ],
])("what is only told is no requirement beside what is asked for: %s", (text, technologies) => {
  expect(readRequired(text)).toEqual(technologies);
});

test.each([
  ["Our shop runs on PHP. The search is in Go.", ["php", "go"]],
  ["Go developer wanted. Our services are in Go and use PostgreSQL.", ["go", "postgresql"]],
  ["The till is in Kotlin. You would be working on that. You know Go.", ["kotlin", "go"]],
  [
    "We ship tills. You know Rust.\nKotlin on the tills\nJava for the server side",
    ["rust", "kotlin", "java"],
  ],
  ["The shop is in PHP, so you need to know it. You know Go.", ["php", "go"]],
  ["The shop is in PHP, and you keep it alive. You know Go.", ["php", "go"]],
  ["The shop is in PHP, which is why we want a senior. You know Go.", ["php", "go"]],
  ["TypeScript of course, there is no JavaScript. You know React.", ["typescript", "react"]],
  ["We need Go, the services are in Kotlin, too.", ["go", "kotlin"]],
  ["Python and FastAPI, runs in Docker. You know Go.", ["python", "fastapi", "docker", "go"]],
  ["The till is in Java, on a senior level. You know Go.", ["java", "go"]],
  // No one lists Salesforce, so that nothing else would be left.
  ["Someone who knows Salesforce. The shop is in Ruby on Rails.", ["ruby-on-rails"]],
])("what is asked for, or beside it, stays required: %s", (text, technologies) => {
  expect(readRequired(text)).toEqual(technologies);
});
