import type { KnownTechnologies } from "./technologies.ts";

/** Positions that are none of the roles, by the role or technology that is nearest to them. */
export const POSITIONS: readonly KnownTechnologies[] = [
  {
    names: `
      pm scrum, scrum pm, agile pm, it pm, technical pm, digital pm,
      manager, managers, project manager, project managers, project lead, project leads, project leader, project leaders, project coordinator, project management,
      product manager, product managers, product management, product owner, product owners, product ownera, właściciel produktu, właściciela produktu, produktägare, producteigenaar, dueño de producto, dueño del producto, product lead, tpm, scrum master, scrum masters, scrummaster,
      agile coach, agile coaches, agilen coach, agiler coach, agile coacha, coach agile, scrum mastera, scrummaster, delivery manager, delivery managers, delivery lead, account manager, account managers, account executive, chief product officer, head of marketing, cpo,
      vp product, vp of product, head of product, it manager, it project manager, program manager, programme manager, technical project manager, technical program manager,
      technical product manager, technical product owner, release manager, community manager, customer success manager, change manager, service manager, operations manager, office manager,
      chief of staff, coo, ceo, cfo, cmo, chief marketing officer, bookkeeper, accountant, lawyer,
      ciso, chief information security officer, data protection officer, dpo, datenschutzbeauftragter, quality manager, qualitätsmanager, configuration manager,
      requirements manager, application manager, applicatiebeheerder, functioneel beheerder, anwendungsbetreuer, recruiter, recruiters, tech recruiter, technical recruiter, hr manager, talent acquisition, salesperson, sales person, sales manager, sales rep, sales representative, sales engineer, presales, pre sales,
      marketer, marketers, marketing manager, marketing specialist, marketing expert, digital marketer, growth marketer, growth hacker, seo, seo person, seo expert, seo specialist, seo consultant, sem specialist, ppc specialist,
      social media manager, social media marketing, copywriter, copywriters, content writer, content writers, technical writer, technical writers, tech writer, tech writers, documentation writer, documentation specialist, api writer, technical author, technical editor, technischer redakteur, technische redakteurin, technical redakteur, rédacteur technique, rédactrice technique, redactor técnico, redactora técnica, content creator, content manager, blogger, editor, translator, translators, interpreter, journalist,
      data entry, virtual assistant, personal assistant, assistant, secretary, customer support, customer service, support agent, call center, trainer, teacher, tutor, agile trainer,
      responsible of project, responsible for project, responsible of projects, responsible of it projects, responsible of it project, responsible of project informatics, project responsible, chief of project, chief of projects, boss of project, informatics project manager, informatic project manager, responsable de projet, responsable de projets, responsable de proyecto, responsable de proyectos, project manager it, chef de projet, cheffe de projet, chefs de projet, chef de projet digital, chef de projet it, cheffe de projet it, chef de projet informatique, cheffe de projet informatique, chef de projet technique, chef de produit, cheffe de produit, directeur de projet, directrice de projet,
      responsable produit, gestion de projet, rédacteur, rédactrice, traducteur, traductrice, community manageur, référenceur, consultant seo, référencement,
      projektleiter, projektleiterin, projektmanager, projektmanagerin, projektmanagement, projektleitung, produktmanager, produktmanagerin, produktverantwortlicher, teamassistenz, texter, texterin,
      übersetzer, übersetzerin, lektor, vertriebler, vertriebsmitarbeiter, marketingmanager, marketingexperte, kundenbetreuer, kundenbetreuerin, buchhalter, assistenz, sekretärin, seo experte, suchmaschinenoptimierung,
      jefe de proyecto, jefa de proyecto, jefe de proyectos, gestor de proyectos, gestora de proyectos, gestión de proyectos, director de proyecto, directora de proyecto, jefe de producto, gestor de producto, redactor, redactora, traductor, traductora,
      responsable de marketing, asistente virtual, comercial, contable, project manageur, gerente de projetos, gerente de proyecto, gerente de proyectos, gerente de producto, gerente de produto, capo progetto, project managera, projektledare, projektleder, projektipäällikkö, gestor de projetos, gestora de projetos, gestor de produto, responsabile di progetto, projectleider, kierownik projektu`,
  },
  {
    near: "data",
    names: `
      business analyst, business analysten, business analystinnen, business analysts, business analysis, system analyst, systems analyst, system analysts, systems analysts, functional analyst, process analyst, financial analyst,
      requirements engineer, requirements engineers, requirements engineering, analista de negocio, analista funcional, analista de sistemas, analyste métier, analyste fonctionnel, analyste d'affaires,
      businessanalyst, business analystin, anforderungsmanager, anforderungsanalyst, systemanalytiker, crm manager, product analyst, marketing analyst,
      analista de negócio, analista de negócios, analista di business, analista funzionale, business analysta, analityk biznesowy, analityka biznesowego, analityk systemowy, analityka systemowego,
      bedrijfsanalist, informatieanalist, business analist, business analytik, business analytika, fachanalyst, affärsanalytiker, forretningsanalytiker, data steward, data governance manager,
      web analyst, digital analyst, analytics consultant, tracking specialist`,
  },
  {
    near: "DevOps",
    names: `
      support engineer, support engineers, technical support, it support, it support engineer, help desk, helpdesk, service desk, desktop support, network engineer, network engineers, network administrator,
      network admin, system integrator, systems integrator, netzwerkadministrator, netzwerktechniker, it techniker, it administrator, it admin, technicien informatique, technicien support, ingénieur réseau,
      soporte técnico, técnico de redes, ingeniero de redes, administrador de redes, telecom engineer, storage engineer, data center engineer, vmware administrator`,
  },
  {
    near: "designer",
    names: `
      video editor, video editors, video editing, videographer, animator, animators, 3d animator, photographer, photo editor, cutter, monteur vidéo, editor de vídeo, editor de video, videógrafo, videoproduzent,
      ux researcher, ux researchers, user researcher, user researchers, design researcher, ux forscher, investigador ux, investigadora ux, ux writer, ux writers, content designer, conversation designer,
      technical artist, technical artists, tech artist, vfx artist, vfx artists, lighting artist, compositor, compositors, rigger, motion graphics artist, character artist, concept artist, level designer, economy designer, game economy designer, narrative designer, monetization designer, quest designer, systems designer, sound designer, service designer`,
  },
  {
    near: "back end",
    names:
      "api developer, integration engineer, integration engineers, integration developer, integration specialist, integrations engineer, automation engineer, automation specialist, erp consultant, erp developer, erp specialist, crm developer, crm consultant, crm specialist, solutions engineer, solution engineer, implementation engineer, implementation consultant, forward deployed engineer",
  },
  {
    near: "front end",
    names:
      "growth engineer, growth engineers, growth developer, email developer, html email developer, newsletter developer, accessibility specialist, accessibility expert, creative technologist, creative developer, conversion specialist, cro specialist",
  },
  {
    near: "QA",
    names:
      "tester game, localization tester, beta tester, beta testers, compliance officer, auditor, auditora, auditores, auditoren, prüfer, wirtschaftsprüfer, auditeur, auditeurs, auditrice, release engineer",
  },
  {
    near: "machine learning",
    names:
      "research scientist, research engineer, researcher, ai researcher, ml researcher, robotics engineer, robotics developer, data annotator, data labeler, quant developer, quantitative developer, quantitative analyst",
  },
  {
    near: "Python",
    names: "pipeline td, pipeline tds, pipeline technical director, vfx td, fx td, vfx developer",
  },
  {
    near: "game",
    names:
      "network programmer, netcode programmer, netcode developer, netcode person, multiplayer programmer, engine programmer, graphics programmer, graphics developer, graphics engineer, 3d developer, 3d programmer, 3d graphics developer, 3d graphics engineer, rendering engineer, rendering programmer, shader programmer, tools programmer",
  },
  {
    near: "embedded",
    names:
      "functional safety engineer, functional safety engineers, functional safety manager, functional safety expert, safety engineer, diagnostics engineer, ecu diagnostics engineer, calibration engineer, adas engineer, test bench engineer, field application engineer, hardware engineer, hardware developer, electrical engineer, electronics engineer, mechanical engineer, automation technician, plc programmer, pcb designer, cad designer, elektroingenieur, ingeniero electrónico, ingénieur électronique",
  },
  {
    near: "tech lead",
    names: `
      engineering manager, engineering managers, cto, chief technology officer, chief technical
      officer, chief technologist, fractional cto, interim cto, head of engineering, vp
      engineering, vp of engineering, head of development, technical director, directeur
      technique, director técnico, technischer leiter, entwicklungsleiter, technische leitung,
      head of tech, head of software, head of it, head of product engineering, responsabile
      tecnico, direttore tecnico, diretor técnico, director of engineering, development manager,
      software development manager, engineering director, directors of engineering, heads of
      engineering, vp of technology, vp technology, vice president of engineering, vice president
      engineering, svp engineering, part time cto, acting cto, cto as a service, head of
      technology, head of software development, head of software engineering, head of it
      development, r&d manager, software engineering manager, directrice technique, directora
      técnica, director de tecnología, directora de tecnología, director de ingeniería, jefe de
      ingeniería, responsable de ingeniería, directeur de la technologie, responsable ingénierie,
      entwicklungsleiterin, leiter softwareentwicklung, leiter entwicklung, leitung entwicklung,
      it leiter, it leiterin, it leitung, technikvorstand, kierownik techniczny, dyrektor
      techniczny, teknisk chef, technisch directeur, technický ředitel, technisk direktør,
      technical advisor, technical consultant, it consultant, it consultants, cio, chief information officer, technology consultant, it berater, it beraterin, consultor it, consultant informatique`,
  },
];

/** Those that are words as well: "at 1 pm". */
export const AMBIGUOUS_POSITIONS: readonly KnownTechnologies[] = [
  { names: "po, pm, pms" },
  { near: "data", names: "ba" },
];
