import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readDescription } from "./read-description.ts";

const read = (text: string) => readDescription(text, DEMO_CONTEXT);

test.each([
  "You write Go. If you have used Kafka, even better.",
  "You write Go. If they did some Kafka that would be lovely.",
  "You write Go. The queue is Kafka; if you have seen it, great.",
  "You write Go. One queue is Kafka. If you can use it, nice.",
  "- Go\n- Kafka (cool, but you can learn it)\n- Docker has to go",
  "Gesucht: Go. Falls jemand Kafka kann, umso besser.",
  "Wir suchen Go. Wenn Sie Kafka schon benutzt haben, würde uns das freuen.",
  "Il nous faut du Go. La file est en Kafka. Si vous connaissez, tant mieux.",
  "Il nous faut du Go. S'il a déjà fait du Kafka, ce serait parfait.",
  "Buscamos Go. Si alguien maneja Kafka, estupendo.",
  "Buscamos Go. ¿Kafka? Si la conoces, mejor.",
  "Requirements: Go. Knowledge of Kafka attracts two additional points.",
  "Gesucht: Go. Kafka wird mit drei Zusatzpunkten bewertet, also zusätzliche Punkte.",
])("what is welcome on a condition is optional in %j", (text) => {
  const { technologies, others } = read(text);
  expect(technologies).toEqual(["go"]);
  expect(others).toContain("kafka");
});

test.each([
  ["If you know Go, write to us.", ["go"]],
  ["If you know Go well, you are a great fit.", ["go"]],
  ["We need Go. If that is okay for you, great.", ["go"]],
  ["We need Go. If you know it well, great.", ["go"]],
  ["You have to know Kafka. If you know Figma, nice.", ["kafka"]],
  ["Wenn du Go gut kannst, melde dich.", ["go"]],
])("what is asked for stays required in %j", (text, technologies) => {
  expect(read(text).technologies).toEqual(technologies);
});
