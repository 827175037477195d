import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readDescription } from "./read-description.ts";

const read = (text: string) => readDescription(text, DEMO_CONTEXT);

test.each([
  // Another team, a vendor or a colleague does it.
  ["You build our app in Vue. The API is Python and Marta's team takes care of it.", "vuejs"],
  ["Kotlin developer. The iOS app is in Swift, an external agency does that.", "kotlin"],
  ["Need: Docker\nFront end is Angular (Joanna does that)", "docker"],
  ["Python developer. The dashboards in React are built by a separate team.", "python"],
  ["Gesucht: React. Das Java-Backend wird von einem anderen Team betreut.", "react"],
  ["Wir brauchen Flutter. Die API ist in Go, darum kümmert sich unser Partner.", "flutter"],
  ["Développeur Go recherché. L'API en Java est gérée par un prestataire.", "go"],
  ["Développeur Vue. Le site est en PHP mais c'est une agence qui s'en occupe.", "vuejs"],
  ["Buscamos un desarrollador Kotlin. La web está en Angular y la lleva otro equipo.", "kotlin"],
  // The person has nothing to do with it, or it is about to go.
  ["React developer. Back end is Rails. You won't have to touch it.", "react"],
  ["Ein Angular-Profi. Das Portal ist in PHP und wird im Sommer abgeschaltet.", "angular"],
  ["Développeur React. L'outil est en Java, vous n'aurez pas à y toucher.", "react"],
  ["Se busca desarrollador de React. El backend es Django; no vas a tocarlo.", "react"],
  // What others work with, what was before and what comes later.
  ["Go developer. Another team uses Java for the billing services.", "go"],
  ["Vue developer wanted. Our ERP runs on Java.", "vuejs"],
  ["We come from a Rails site and need a Next.js developer.", "nextjs"],
  ["Wir suchen Vue. Die Kollegen vom Rechenzentrum arbeiten mit Kubernetes.", "vuejs"],
  ["Wir kommen von einem PHP-Monolithen und suchen Entwickler für Go.", "go"],
  ["On cherche un profil Python. Les collègues du mobile utilisent Kotlin.", "python"],
  ["Développeur Vue.js. À terme, nous passerons sur Kubernetes.", "vuejs"],
  ["Buscamos perfil Go. Más adelante migraremos a Azure.", "go"],
  // A team of some kind, and what is said of it.
  ["You write Go with us. The billing folks work in PHP.", "go"],
  ["Our programmers work with Rails. You know Docker.", "docker"],
  [
    "You will write Go, and the reporting crew is on Python, but you wouldn't look into that.",
    "go",
  ],
  ["You talk every day to the web team, who write PHP. You know Go.", "go"],
  ["Gesucht: Go. Die Leute vom Lager arbeiten mit Java.", "go"],
  ["On cherche du Go. L'équipe mobile travaille en Kotlin.", "go"],
  ["Se busca Go. El equipo web trabaja con Angular.", "go"],
  ["Wir suchen Go. Kubernetes betreibt weiterhin unser Dienstleister.", "go"],
  ["Wir suchen Go. Die Listen, überwiegend Java, werden von den Fachabteilungen gepflegt.", "go"],
  // It is at others', or is not to be listed.
  ["Il nous faut du Go. Un voisin (chez lui, c'est du Rails) nous a aidés.", "go"],
  ["You write Go. They talked about Rails, please don't list Rails.", "go"],
  ["Gesucht wird Go. Rails bitte nicht erwähnen.", "go"],
  ["Il nous faut du Go. Pas la peine de mentionner Rails.", "go"],
  ["Buscamos Go. Dudaron entre Go y Rails, así que Rails no lo pongas.", "go"],
  ["Our 30 shop developers write Kotlin. You look after our clusters in Go.", "go"],
  ["You know Go (we looked at Kotlin in spring and stayed).", "go"],
  ["You ask the front-end team, which shows it in Angular. You know Go.", "go"],
  [
    "Du fragst beim Frontend-Team nach. Du arbeitest mit dem Web-Team zusammen, das alles in Angular zeigt. Du kannst Go.",
    "go",
  ],
  [
    "You know Go. The app in Kotlin is run by two other teams, so you will only call their API.",
    "go",
  ],
  // It is done by others, or no one is needed for it.
  ["You know Go. The portal, in PHP, is looked after by an external agency whom you meet.", "go"],
  ["Kotlin, please. The reports are written in Python by our colleagues.", "kotlin"],
  ["You know Go. The old desk in Java will be retired in May.", "go"],
  ["You know Go. Leo does Kotlin, no help needed.", "go"],
  ["Nous cherchons du Go. Pour Angular nous n'avons besoin de personne.", "go"],
  ["Wir suchen Go. Für Angular brauchen wir niemanden.", "go"],
  ["Buscamos Go. La app en Kotlin es otro proyecto.", "go"],
])("what others do is not required in %j", (text, technology) => {
  const { technologies, others, excluded } = read(text);
  expect(technologies).toEqual([technology]);
  expect(others).toHaveLength(1);
  expect(excluded).toEqual([]);
});

test.each([
  ["Our stack is React and Node.", ["react", "nodejs"]],
  ["Our team uses Kotlin and PostgreSQL.", ["kotlin", "postgresql"]],
  ["The front end is React and you take care of it. You write Go.", ["react", "go"]],
  ["We have an app that an agency built in Flutter. Who takes it over?", ["flutter"]],
  ["Our services are written in Go and we run them on Kubernetes.", ["go", "kubernetes"]],
  ["Our old shop runs on PHP. You keep it alive and build one in React.", ["php", "react"]],
  ["Moving our intranet from PHP, with Kotlin and Kafka", ["kotlin", "kafka"]],
  ["Du kümmerst dich um das Frontend in Vue, das Backend ist in Go.", ["vuejs", "go"]],
  ["Unsere Kollegen aus Wien suchen einen Entwickler mit Docker und Go.", ["docker", "go"]],
  ["On cherche quelqu'un qui gère Docker et qui s'en occupe seul, avec AWS.", ["docker", "aws"]],
  ["Die API ist in Go, darum kümmert sich der Entwickler. Dazu Vue.", ["go", "vuejs"]],
  ["The API is Java, Joanna does that but you must know it. Docker too.", ["java", "docker"]],
  ["The team uses Go and you join it. Docker too.", ["go", "docker"]],
  ["The team that you join works with Go. Docker too.", ["go", "docker"]],
  [
    "Our web team works with Kotlin and needs one more developer. Docker too.",
    ["kotlin", "docker"],
  ],
  [
    "The till in Java is looked after by a vendor, but you must know it. Docker too.",
    ["java", "docker"],
  ],
  ["You know React, designs are there, Joanna does them. Docker too.", ["react", "docker"]],
  ["You build the React part that is run by our team today. Docker too.", ["react", "docker"]],
  ["La persona se encarga de nuestro backend en Java y de AWS.", ["java", "aws"]],
])("what the person does stays required in %j", (text, technologies) => {
  expect(read(text).technologies).toEqual(technologies);
});

test("what is all that a text names stays required, although others do it", () => {
  const { technologies } = read(
    "Our site is PHP, an external agency does that. We look for a new one.",
  );
  expect(technologies).toEqual(["php"]);
});
