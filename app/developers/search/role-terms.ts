import type { SeniorityLevel } from "#contract/members/member-terms.ts";
import type { Role } from "#contract/members/role-terms.ts";

type RoleTerms = {
  /** Words of a position, those of two or three written together: `machinelearning`. */
  words: string;
  /** Slugs or aliases of main technologies that no one has without the role. */
  technologies?: string;
  /** Roles of which a member has a main technology each, which is enough as well. */
  every?: readonly Role[];
  /** A level that is enough as well. */
  level?: SeniorityLevel;
};

/**
 * What a member has who does the work of a role: a word of the position or a main technology.
 * Technologies that several roles use, such as TypeScript, Python or AWS, are in none.
 */
export const ROLE_TERMS: Readonly<Record<Role, RoleTerms>> = {
  "front-end": {
    words: "frontend ui webdesigner",
    technologies:
      "angular angularjs react reactjs vuejs vue nextjs next nuxt nuxtjs svelte sveltekit solidjs ember emberjs jquery html css sass tailwind tailwindcss redux gatsby astro",
  },
  "back-end": {
    words: "backend serverside api",
    technologies:
      "nodejs node express expressjs nestjs java spring spring-boot django fastapi flask php laravel symfony ruby ruby-on-rails rails go golang dotnet aspnet elixir phoenix erlang scala clojure microservices",
  },
  "full-stack": { words: "fullstack", every: ["front-end", "back-end"] },
  mobile: {
    words: "mobile ios android iphone",
    technologies:
      "react-native flutter swift swiftui objective-c dotnet-maui xamarin ionic jetpack-compose kotlin-multiplatform ios android",
  },
  ios: {
    words: "ios iphone",
    technologies: "swift swiftui objective-c flutter react-native dotnet-maui xamarin ios",
  },
  android: {
    words: "android",
    technologies:
      "flutter react-native dotnet-maui xamarin jetpack-compose kotlin-multiplatform android",
  },
  devops: {
    words: "devops sre sitereliability reliability cloud platform infrastructure sysadmin",
    technologies: "terraform ansible pulumi helm argocd jenkins puppet chef openshift",
  },
  data: {
    words:
      "dataengineer dataengineering datascientist datascience dataanalyst dataanalytics dataplatform datawarehouse bigdata etl bi analytics",
    technologies: "spark airflow dbt snowflake databricks bigquery hadoop power-bi tableau",
  },
  "machine-learning": {
    words: "machinelearning ml ai deeplearning artificialintelligence nlp computervision llm mlops",
    technologies:
      "pytorch torch tensorflow keras scikit-learn langchain huggingface hugging-face llm",
  },
  qa: {
    words: "qa quality qualityassurance tester testing test sdet testautomation",
    technologies: "playwright selenium cypress appium",
  },
  designer: {
    words: "designer design ux",
    technologies: "figma sketch adobe-xd",
  },
  architect: { words: "architect architecture" },
  "tech-lead": {
    words:
      "techlead technicallead engineeringlead teamlead leadengineer leaddeveloper cto principal",
    level: "lead",
  },
  database: {
    words: "database dba databaseadministrator administrator sql",
    technologies: "oracle pl-sql t-sql",
  },
  security: { words: "security infosec pentester penetration cybersecurity appsec devsecops" },
  embedded: { words: "embedded firmware iot rtos", technologies: "freertos arduino embedded-c" },
  game: {
    words: "game games gamedev unity unreal",
    technologies: "unity unreal unreal-engine godot",
  },
  blockchain: {
    words: "blockchain web3 smartcontract solidity crypto ethereum",
    technologies: "solidity ethereum web3",
  },
};
