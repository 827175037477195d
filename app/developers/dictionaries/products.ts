import type { LanguageWords } from "./language.ts";

/** What is built or worked on, beside an industry that it is about, in any language: "un proyecto de seguros". */
export const PRODUCTS: LanguageWords = {
  numbers: {},
  words: {
    product: `
      start up, projekt, projekts, projekte, softwareprojekt, softwareprojekts, it projekt, webprojekt, anwendung, plattform, webseite, software,
      softwarelösung, webanwendung, webportal, kundenportal,
      projet, projets, application, applications, plateforme, plateformes, portail, outil, logiciel, site web,
      proyecto, proyectos, aplicación, aplicaciones, plataforma, plataformas, sitio web, herramienta,
      progetto, progetti, applicazione, applicazioni, piattaforma, piattaforme, portale, sito, gestionale,
      projeto, projetos, jogo, jogos, aplicação, aplicativo, aplicações, sistema, sistemas,
      projektu, projekcie, projektów, projekty, aplikacja, aplikacji, aplikację, platforma, platformy, platformę, systemu, portalu, serwisu,
      aplikace, aplikaci, systém, portál, platformu,
      project, projecten, applicatie, webapplicatie, systeem, platforms, prosjekt, prosjektet, projektet, projektin, hankkeeseen,
      проект, проекта, проекте, приложение, приложения, платформа, платформы, платформу, системы, система`,
    softAfter: `
      doesnt hurt, does not hurt, dont hurt, wouldnt hurt, would not hurt, cant hurt, cannot hurt, schadet nicht, schadet auch nicht, würde nicht schaden,
      kann nicht schaden, kann auch nicht schaden, ne fait pas de mal, ne ferait pas de mal, ne serait pas de trop, no está de más, no estaría de más, no viene mal,
      no vendría mal,
      preferibile, preferibili, è preferibile, sarebbe preferibile, preferible, preferibles, es preferible, sería preferible, préférable, préférables, est préférable,
      serait préférable, preferível, preferíveis, é preferível, seria preferível, preferencial, preferencialmente,
      vorzuziehen, zu bevorzugen, bij voorkeur, voorkeur, preferowany, preferowana, preferowane, preferowani, są preferowani, jest preferowany,
      upřednostňujeme, výhodou, предпочтительно, предпочтителен, préféré, préférée, preferido, preferida, föredras, foretrekkes, foretrukket`,
    soft: `
      it would not hurt if, it wouldnt hurt if, wouldnt hurt if, would not hurt if, it doesnt hurt if, it does not hurt if, doesnt hurt if, es schadet nicht wenn,
      a little bit, little bit, a tiny bit of, a tiny bit,
      mejor alguien que, mejor alguien con, mejor alguien de, mejor si ya, mejor una persona que, besser jemand der, besser jemand mit, besser jemanden der,
      lieber jemand der, lieber jemand mit, lieber jemanden der, am besten jemand der, am besten jemand mit, am besten jemanden der,
      better someone who, better someone with, better somebody who, better somebody with, rather someone who, rather someone with,
      plutôt quelqu'un qui, plutôt quelqu'un avec, mieux quelqu'un qui, meglio qualcuno che, meglio qualcuno con, meglio uno che, melhor alguém que, melhor alguém com`,
  },
};
