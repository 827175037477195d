/** Technologies that a site may lack, by what is nearest to them, which ranks where it is on the site. */
export type KnownTechnologies = {
  /** A technology or a role; none where nothing is near. */
  near?: string;
  /** Names, separated by commas. */
  names: string;
};

/** Known wherever they are written. A technology of the site's own has precedence. */
export const TECHNOLOGIES: readonly KnownTechnologies[] = [
  {
    near: "front end",
    names: `
      svelte, svelte.js, sveltekit, svelte kit, solidjs, solid.js, ember.js, emberjs, backbone.js, knockout.js,
      jquery, jquery ui, bootstrap, tailwind, tailwind css, tailwindcss, sass, scss, less css, styled components,
      material ui, mui, chakra ui, shadcn, ant design, redux, mobx, zustand, rxjs, ngrx, webpack, vite, vite.js, rollup, parcel.js,
      babel.js, storybook, gatsby, astro, gatsby.js, gatsbyjs, astro.js, nuxt, nuxt.js, nuxtjs, qwik, preact, alpine.js, alpinejs,
      htmx, lit element, web components, stimulus.js, hotwire, turbo.js, three.js, threejs, d3, d3.js, chart.js,
      webgl, webgpu, pixi.js, pixijs, babylon.js, leaflet, mapbox, openlayers, quill.js, angularjs,
      polymer.js, meteor.js, meteorjs, ext js, extjs, dojo, vuex, pinia, vuetify, quasar, quasar framework,
      remix run, tanstack, tanstack query, react query, react router, micro frontends, micro frontend, webassembly, wasm`,
  },
  {
    near: "JavaScript",
    names: `
      coffeescript, webrtc, socket.io, socketio, electron.js, electronjs, tauri, jest, vitest, mocha, mocha.js, jasmine,
      eslint, vanilla js, vanilla javascript, deno, bun.js, lodash`,
  },
  {
    near: "Node.js",
    names: `
      express.js, expressjs, nestjs, nest.js, nest js, fastify, koa, hapi, koa.js, koajs, adonisjs, adonis.js, hapi.js,
      loopback.js, sails.js, prisma orm, prisma, typeorm, sequelize, mongoose, drizzle orm, strapi, payload cms, keystonejs, directus,
      ghost cms, trpc, apollo graphql, apollo server, bullmq, feathersjs`,
  },
  {
    near: "PHP",
    names: `
      symfony, symphony php, codeigniter, code igniter, cakephp, cake php, yii, yii2, zend, zend framework, laminas, slim framework,
      phalcon, drupal, joomla, wordpress, word press, woocommerce, woo commerce, elementor, divi,
      gutenberg, acf pro, magento, magento 2, magento2, adobe commerce, prestashop, presta shop, opencart, open cart,
      shopware, shopware 6, oxid, oxid esales, typo3, typo 3, contao, craft cms, craftcms, statamic, moodle,
      livewire, filament php, phpunit, composer php, twig, bitrix, bitrix24, concrete5, modx, silverstripe, neos cms,
      phpbb, whmcs, buddypress, api platform`,
  },
  {
    near: "front end",
    names: `
      shopify, shopify plus, shopify liquid, bigcommerce, big commerce, webflow, framer motion, squarespace, wix, wix studio, velo by wix,
      duda, hubspot cms, contentful, sanity.io, sanity cms, storyblok, storefront api, hydrogen shopify, ghost blog, hugo,
      jekyll, eleventy, 11ty, gohugo, tilda, weebly, medusajs, medusa.js, commercetools, vtex, saleor, spree commerce, spryker`,
  },
  {
    near: "Python",
    names: `
      flask, pyramid python, tornado python, odoo, frappe, erpnext, pandas, numpy, scipy, scikit, scikit learn, sklearn, celery python,
      celery, streamlit, jupyter, jupyter notebook, pyspark, sqlalchemy, pydantic, pytest, wagtail, plone, django cms,
      drf, django rest framework, micropython, pyqt, pyside, tkinter, kivy, beautiful soup, beautifulsoup, scrapy, dask, polars,
      fastapi users, litestar, aiohttp, asyncio, poetry python, matplotlib, plotly, airbyte`,
  },
  {
    near: "machine learning",
    names: `
      tensorflow, tensor flow, keras, jax, langchain, lang chain, langgraph, llamaindex, llama index, llama.cpp, hugging face,
      huggingface, opencv, open cv, openai api, chatgpt api, gpt 4, gpt4, gpt 5, claude api, anthropic, gemini api, mistral ai, ollama, stable diffusion,
      midjourney, whisper api, pinecone, weaviate, qdrant, milvus, chroma db, chromadb, vector database, vector databases, mlflow,
      kubeflow, sagemaker, sage maker, vertex ai, azure ml, azure openai, bedrock, xgboost, lightgbm, spacy, nltk,
      yolo, cuda, tensorrt, onnx, crewai, autogen, vllm, deepspeed, rasa, dialogflow, copilot studio`,
  },
  {
    near: "data",
    names: `
      snowflake, snowflake db, dbt, dbt core, airflow, apache airflow, databricks, data bricks, bigquery, big query, redshift,
      spark, apache spark, redshift, excel, apache flink, flink, hadoop, apache hive, apache beam, apache nifi, apache iceberg, delta lake, presto db, trino, dagster,
      prefect, fivetran, talend, informatica, ssis, ssrs, ssas, sql server integration services, alteryx, power query, dax, tableau, looker, looker studio,
      google data studio, qlik, qlikview, qlik sense, metabase, superset, apache superset, microstrategy, cognos,
      google analytics, ga4, google tag manager, tag manager, gtm, adobe analytics, mixpanel, amplitude analytics, segment.com, matomo, azure data factory,
      adf, synapse, azure synapse, microsoft fabric, aws glue, athena, emr, kinesis, duckdb, duck db, clickhouse, click house,
      druid, apache druid, great expectations, r scripts, r script, r code, r packages, r package, r programming,
      r language, rmarkdown, r markdown, rstudio, r studio, r shiny, sas, spss, stata, matlab, sap bw,
      sap hana, knime, rapidminer, grafana dashboards, excel vba, vba, power pivot, power platform`,
  },
  {
    near: "database",
    names: `
      mysql, my sql, mariadb, maria db, sql server, sequel server, ms sequel server, ms sql, mssql, microsoft sql server, oracle, oracle db, pl sql, pl/sql,
      plsql, t sql, t-sql, tsql, sqlite, db2, ibm db2, sybase, informix, firebird, cassandra, apache cassandra, scylladb,
      dynamodb, dynamo db, cosmos db, cosmosdb, couchdb, couchbase, neo4j, arangodb, elasticsearch, elastic search, opensearch,
      solr, apache solr, algolia, meilisearch, memcached, timescaledb, influxdb, influx db, cockroachdb, planetscale, supabase,
      firebase, firestore, pocketbase, appwrite, neon db, hasura, postgis, pgvector, realm db, rethinkdb, aurora db,
      amazon aurora, amazon rds, aws rds, stored procedures`,
  },
  {
    near: "Java",
    names: `
      guidewire, claimcenter, policycenter, billingcenter, gosu,
      hibernate, jpa, jakarta ee, java ee, j2ee, jee, quarkus, micronaut, vert.x, vertx, struts, apache struts, jsf, primefaces,
      vaadin, wicket, gwt, grails, groovy, groovy on grails, play framework, scala, akka, clojure, clojurescript, maven, gradle, tomcat,
      wildfly, jboss, websphere, weblogic, apache camel, camunda, activiti, junit, mockito, liferay, alfresco, hybris,
      sap commerce, sap commerce cloud, aem, adobe experience manager, mulesoft, mule soft, tibco, spring cloud, spring mvc, jsp, servlets, javafx,
      java swing, java 8, java 11, java 17, java 21, bloomreach, broadleaf, atg commerce, confluence plugins`,
  },
  {
    near: ".NET",
    names: `
      asp.net mvc, asp net mvc, entity framework, ef core, blazor, wpf, winforms, windows forms, win forms, wcf, uwp, xamarin, xamarin forms, xaml,
      f#, fsharp, f sharp, vb.net, vb net, visual basic, vb6, sharepoint, share point, spfx, umbraco, sitecore, kentico, episerver, optimizely,
      nopcommerce, dotnetnuke, dnn, signalr, nunit, xunit, avalonia, orchard core, linq, razor pages, silverlight, biztalk, dynamics nav, dynamics 365,
      ms dynamics, microsoft dynamics, dynamics crm, d365, business central, power apps, powerapps, power automate, power pages, dataverse, telerik, devexpress`,
  },
  {
    near: "mobile",
    names: `
      ionic, ionic framework, capacitor.js, capacitorjs, cordova, phonegap, nativescript, native script, titanium mobile, kmm, kmp,
      kotlin multiplatform, compose multiplatform, react native expo, expo go, dart, expo, flutterflow, flutter flow, dart lang,
      dart language, bluetooth le, ble, adalo, bubble.io, bubbleio, glide apps, thunkable, app clips, wear os`,
  },
  {
    near: "iOS",
    names: `
      objective-c, objective c, objectivec, uikit, arkit, core data, coredata, cocoa touch, cocoapods, xcode, visionos, watchos, tvos, combine framework,
      realitykit, testflight, avplayer, avfoundation`,
  },
  {
    near: "Android",
    names: `
      jetpack compose, android studio, android sdk, android ndk, arcore, rxjava, retrofit, dagger hilt, android tv, android auto, exoplayer`,
  },
  {
    near: "DevOps",
    names: `
      ansible, pulumi, helm, helm charts, argocd, argo cd, fluxcd, jenkins, bash, lambda, gitlab, gitlab ci, gitlab ci/cd, github actions, git hub actions, circleci,
      circle ci, travis ci, teamcity, team city, bitbucket, bitbucket pipelines, azure devops, azure pipelines, octopus deploy, prometheus,
      grafana, datadog, data dog, new relic, splunk, elk, elk stack, logstash, kibana, sentry.io, opentelemetry, jaeger tracing, istio,
      linkerd, envoy proxy, nginx, haproxy, traefik, apache httpd, varnish, cloudflare, cloud flare, fastly, akamai, openshift, open shift,
      rancher, docker swarm, docker compose, podman, hashicorp, hashicorp vault, packer, vagrant, proxmox, vmware, vsphere, citrix, hyper-v,
      linux, arch linux, ubuntu, debian, red hat, redhat, rhel, centos, suse, bash scripting, shell scripting, powershell, power shell, windows server,
      active directory, entra id, intune, exchange server, microsoft 365, m365, office 365, o365, google workspace, okta, auth0, cloudformation, cloud formation, aws cdk, cdk, aws lambda,
      eks, ecs, fargate, ec2, s3, aks, gke, cloud run, cloud functions, azure functions, lambda functions, serverless framework, serverless,
      digital ocean, digitalocean, hetzner, heroku, netlify, vercel, fly.io, render.com, linode, ovh, oracle cloud, oci, alibaba cloud, ibm cloud, openstack,
      backstage.io, terragrunt, opentofu, crossplane, sonarqube, artifactory, plesk, cpanel, rabbitmq, rabbit mq, activemq, nats.io,
      apache pulsar, zeromq, mqtt, zabbix, nagios, ceph, ebpf, cilium`,
  },
  {
    near: "QA",
    names: `
      selenium, selenium webdriver, cypress, cypress.io, appium, robot framework, testcafe, rest assured, webdriverio, webdriver.io, puppeteer, jmeter,
      j meter, gatling, k6, locust.io, postman, soapui, testrail, test rail, browserstack, cucumber, gherkin, katalon, tricentis,
      tosca, ranorex, xray jira, testcontainers, espresso tests, xcuitest, detox, maestro tests, loadrunner, istqb`,
  },
  {
    near: "designer",
    names: `
      adobe xd, photoshop, photo shop, adobe photoshop, illustrator cc, adobe illustrator, indesign, adobe indesign, after effects,
      adobe after effects, premiere pro, adobe premiere, adobe creative suite, adobe creative cloud, coreldraw, corel draw, affinity designer, invision, in vision, zeplin,
      axure, balsamiq, protopie, principle app, canva, miro, figjam, lottie, rive animation, spline 3d, cinema 4d, cinema4d, after fx, penpot, framer,
      autocad, auto cad, solidworks, revit, rhino 3d, sketchup, fusion 360, zbrush, substance painter, maya 3d, autodesk maya, 3ds max, blender`,
  },
  {
    near: "embedded",
    names: `
      freertos, free rtos, zephyr rtos, arm cortex, cortex m, nordic nrf, nordic nrf52, nordic nrf53, nordic semiconductor, nrf52, nrf53, nrf connect, esp8266, raspberry, yocto, buildroot, vhdl,
      verilog, systemverilog, labview, lab view, simulink, autosar, can bus, canbus, modbus, opc ua, opcua, codesys, siemens s7, tia portal,
      step 7, scada, lorawan, lora, plc, plcs, robotics, robotik, robotique, robotica, robótica, robotyka, robotyki, zigbee, z-wave, bluetooth low energy, uefi, qnx, vxworks, ros2, ros 2, px4, ardupilot, nvidia jetson, jetson nano,
      home assistant, kicad, altium, eagle pcb, pcb, pcb design, assembler, assembly language, x86 assembly`,
  },
  {
    near: "C++",
    names: `qt, qt quick, qml, boost c++, mfc, wxwidgets, cmake, opengl, open gl, vulkan api, directx, gtk, juce, pcl`,
  },
  {
    near: "game",
    names: `
      unity3d, unity 3d, unreal engine 5, ue4, ue5, cocos2d, cocos, cryengine, gamemaker, game maker, rpg maker, roblox, roblox studio, luau,
      phaser.js, phaserjs, libgdx, monogame, love2d, bevy, photon pun, playfab, steamworks, nintendo switch, playstation, xbox, openxr, oculus, oculus quest, meta quest,
      arvr, hololens, vuforia`,
  },
  {
    near: "blockchain",
    names: `
      hyperledger, hyperledger fabric, ethers.js, ethersjs, web3.js, web3js, truffle suite, foundry solidity, polkadot, cosmos sdk, near protocol,
      cardano, tezos, algorand, hedera, polygon chain, starknet, zksync, zero knowledge proofs, zk proofs, chainlink, ipfs, metamask, uniswap, erc20, erc-20,
      erc721, ton blockchain, move language, vyper`,
  },
  {
    near: "security",
    names: `
      metasploit, burp suite, burpsuite, kali linux, nessus, wireshark, siem, crowdstrike, keycloak, iso 27001, iso27001, iso 27001 lead implementer, iso 27001 lead auditor, iso27001 lead implementer,
      iso27001 lead auditor, lead implementer, soc 2, soc2, pci dss, oauth,
      oauth2, oauth 2, openid connect, oidc, saml, single sign on, sso, fortinet, palo alto networks, checkpoint firewall`,
  },
  {
    near: "PostgreSQL",
    names: "sql",
  },
  {
    near: "Ruby on Rails",
    names: "sinatra, hanami, sidekiq, rspec, ruby, jruby, solidus, redmine, activeadmin",
  },
  {
    near: "Elixir",
    names:
      "erlang, erlang/otp, erlang otp, phoenix framework, phoenixframework, phoenix liveview, liveview, ecto elixir, gleam lang",
  },
  { near: "Go", names: "gin gonic, gorilla mux, go fiber, echo golang, grpc, gorm, cobra cli" },
  {
    near: "Rust",
    names:
      "actix, actix web, axum, rocket.rs, tokio, diesel rust, substrate, leptos, yew.rs, zig lang, ziglang",
  },
  {
    names: `
      git, github, svn, markdown,
      itsm, itom, flow designer, sales cloud, service cloud, marketing cloud, experience cloud, data cloud, financial services cloud,
      health cloud, creative cloud,
      sap, sap abap, abap, sap fiori, fiori, sap s4 hana, sap s/4hana, s/4hana, s4hana, sap ui5, sapui5, ui5, sap mm, sap sd, sap fico, fico, fi/co, sap fi/co, sap fi, sap btp, sap cap,
      sap erp, sap consultant, successfactors, sap ariba, salesforce, sales force, apex salesforce, salesforce apex, lightning web components, lwc,
      visualforce, soql, salesforce marketing cloud, salesforce commerce cloud, sfcc, demandware, pardot, veeva, hubspot, hub spot, zoho, zoho crm, zoho creator,
      pipedrive, marketo, mailchimp, klaviyo, activecampaign, active campaign, braze, zendesk, freshdesk, intercom app, servicenow, service now, workday, netsuite,
      net suite, oracle ebs, oracle e-business suite, oracle apex, oracle forms, oracle fusion, peoplesoft, jd edwards, siebel, sage 50, sage x3, sage 100, datev,
      lexware, navision, infor, ifs erp, epicor, acumatica, quickbooks, xero, stripe, stripe api, stripe connect, paypal, paypal api, adyen, braintree, klarna, mollie, plaid,
      twilio, sendgrid, pusher, whatsapp api, whatsapp business api, telegram bot, telegram bots, telegram api, slack bot, slack bots, slack api, discord bot, discord bots, discord.js, microsoft teams bot,
      zapier, n8n, make.com, integromat, airtable, air table, retool, bubble no code, softr, monday.com, clickup, jira, atlassian, confluence, asana, trello, outsystems, out systems,
      mendix, appian, pega, pegasystems, uipath, ui path, blue prism, automation anywhere, rpa, low code, lowcode, no code, nocode, cobol, coldfusion, cold fusion, cfml,  fortran, pascal, delphi, lazarus,
      free pascal, foxpro, visual foxpro, progress 4gl, openedge, natural adabas, as400, as/400, ibm i, rpg as400, ibm mainframe, mainframe, mainframes, jcl, cics, z/os, zos, perl, tcl,
      lisp, common lisp, scheme lisp, prolog, haskell, ocaml, f star, elm lang, purescript, reasonml, rescript, nim lang, nimlang, crystal lang, julia lang, d lang, dlang,
      ada spark, smalltalk, pharo, apl, vlang, racket, raku, autohotkey, applescript, google apps script, apps script, google sheets, google ads, google ads api, facebook ads, meta ads api, office scripts,
      google maps api, filemaker, file maker, claris, lotus notes, lotus domino, property management system, property management systems, opera pms, oracle opera, mews pms, 1c, 1с, 1c enterprise, 1c erp, 1c bitrix, ms access, microsoft access, microsoft excel, excel macros, vba macros, crystal reports, jasper reports,
      jasperreports, docusign, dropbox api, s-cart, amazon seller central, amazon fba, ebay api, shipstation, gis, arcgis, qgis, esri, geoserver, hl7, fhir, hl7 fhir, dicom, epic ehr, openehr, edi, edifact,
      sip trunk, asterisk, voip, freeswitch, ffmpeg, gstreamer, hls, hls streaming, icecast, shoutcast, widevine, mpeg dash, obs studio, rtmp, wowza, kaltura, jitsi, obsidian plugin, notion api, latex, xslt, xml, soap, soap api, openapi, swagger, jsonapi,
      bpmn, uml, togaf, itil, prince2, six sigma, scrum, kanban, safe agile, scaled agile, agile, agile methodology, tdd, bdd, ddd, domain driven design, event sourcing, cqrs, event driven architecture,
      distributed systems, websockets, websocket, webhooks, protobuf, protocol buffers, opencl, mpi, openmp, solr cloud, wcag, a11y,
      en 301 549, en 301549, en301549`,
  },
];

/**
 * Names that are words as well, or names of people: known with a capital in a sentence, in upper case,
 * before "developer", or where nothing else is written.
 */
export const AMBIGUOUS_TECHNOLOGIES: readonly KnownTechnologies[] = [
  {
    near: "front end",
    names: "ember, backbone, knockout, remix, stimulus, lit, elm, less, parcel",
  },
  { near: "Node.js", names: "express, nest, feathers, apollo, ghost, bun" },
  { near: "PHP", names: "slim, composer, neos" },
  { near: "Python", names: "bottle, pyramid, tornado, jinja, ray" },
  { near: "machine learning", names: "chroma, whisper, claude, gemini, mistral, llama, copilot" },
  {
    near: "data",
    names: "hive, presto, sas, segment, amplitude, fabric, glue, beam, nifi, julia",
  },
  { near: "database", names: "realm, neon, drizzle, access" },
  { near: "Java", names: "struts, play, camel, swing" },
  { near: "mobile", names: "capacitor, titanium, cordova, bubble, glide" },
  {
    near: "DevOps",
    names: "puppet, chef, salt, vault, consul, nomad, flux, sentry, envoy, render, shell",
  },
  { near: "QA", names: "detox, karma, gatling, locust" },
  { near: "designer", names: "sketch, maya, spline, rive, illustrator, procreate, miro" },
  { near: "embedded", names: "c, ros, assembly, eagle" },
  { near: "blockchain", names: "move, ton, polygon, near, cosmos, foundry, truffle" },
  { near: "C++", names: "boost" },
  { near: "Elixir", names: "gleam" },
  { near: "Go", names: "gin, fiber, echo" },
  { near: "Rust", names: "rocket, axum, zig" },
  {
    names: `
      apex, r, d, ada, crystal, nim, lua, basic, scratch, notion, linear, make, slack, discord, telegram, monday, teams, sage, square, pega, scheme, hack, reason, v, nav`,
  },
];
