import type { KnownTechnologies } from "./technologies.ts";

/**
 * Technologies, products and standards that are asked for now and then, each as it is written, by what is
 * nearest to them. Slips are not looked for in these: they would be near to names of people.
 */
export const RARE_TECHNOLOGIES: readonly KnownTechnologies[] = [
  {
    near: "front end",
    names: `
      Web Assembly, MapLibre, CesiumJS, deck.gl, ECharts, ApexCharts, Highcharts, AG Grid, TipTap, ProseMirror, Slate.js,
      CKEditor, TinyMCE, Video.js, Shaka Player, Web Audio API, Web Audio, Tone.js, Howler.js, Babylon JS, React Three Fiber,
      GSAP, GreenSock, Inertia.js, InertiaJS, Turborepo, Module Federation, PWA, PWAs, progressive web app,
      progressive web apps, service workers, WAI ARIA, Stencil.js, StencilJS, RGAA, BITV, EN 301 549, Section 508, PDF/UA,
      screen readers, Prismic, DatoCMS, Dato CMS, Builder.io, Kontent.ai, Hygraph, Tina CMS, Decap CMS, Netlify CMS,
      Snipcart, Memberstack, Jimdo, Shopify Functions, Shopify Hydrogen, EPUB, EPUB3, EPUB 3, SCORM, xAPI, H5P`,
  },
  { near: "JavaScript", names: "Electron, NW.js, Greasemonkey, Userscripts, WebTorrent, PeerJS" },
  {
    near: "PHP",
    names: `
      CiviCRM, Civi CRM, ILIAS, Nextcloud, ownCloud, MediaWiki, XenForo, vBulletin, OroCommerce, Oro Commerce, Akeneo,
      Pimcore, Sylius, Ibexa, eZ Publish, Bagisto, Hyvä, Gravity Forms, Advanced Custom Fields, Beaver Builder,
      Bricks Builder, WPBakery, LearnDash, BuddyBoss, Doctrine ORM, PHPStan, osTicket, GLPI, Dolibarr, SuiteCRM, Vtiger,
      EspoCRM, JTL, JTL Shop, JTL Wawi, Gambio, xt:Commerce, plentymarkets, TYPO3 Extbase, Extbase, ProcessWire, Grav CMS`,
  },
  {
    near: "Python",
    names: `
      ORTools, Google OR-Tools, Gurobi, CPLEX, Pyomo, GeoPandas, GDAL, Shapely, Rasterio, NetworkX, SymPy,
      statsmodels, Gradio, PyGame, Panda3D, Anaconda, Gunicorn, CherryPy, Zope, Web2py, Sanic, Starlette, Tortoise ORM,
      Alembic, OpenPyXL, Dramatiq, Luigi Pipelines, Houdini, Nuke, VFX pipeline, USD pipeline, OpenUSD`,
  },
  {
    near: "machine learning",
    names: `
      scikit-image, GPT-4o, DeepSeek, Qwen, LangSmith, Langfuse, Semantic Kernel, DSPy, FAISS, ElevenLabs, Deepgram,
      AssemblyAI, Voiceflow, Botpress, Bot Framework, Microsoft Bot Framework, ComfyUI, MediaPipe, Detectron2, Ultralytics,
      Roboflow, Open3D, SLAM, H2O.ai, Dataiku, DataRobot, BentoML, Triton Inference Server, Weights and Biases, ClearML,
      DVC, CatBoost, fastai, PaddleOCR, Tesseract, Tesseract OCR, OCR, Kaldi, image segmentation, object detection,
      fine-tuning, fine tuning, predictive maintenance, time series, churn prediction, fraud detection, demand forecasting`,
  },
  {
    near: "data",
    names: `
      SAP Analytics Cloud, SAP Datasphere, Business Objects, SAP Business Objects, TM1, Jedox, Anaplan, Sisense, ThoughtSpot,
      Lightdash, Cube.js, Dremio, Starburst, Apache Pinot, Debezium, Matillion, Pentaho, Apache Hop, Dataform, Collibra,
      Alation, Atlan, DataHub, OpenMetadata, Unity Catalog, Microsoft Purview, Snowpark, ADLS, Ab Initio, DataStage,
      SAP BODS, SAP Data Services, Oracle Data Integrator, Piwik, Piwik Pro, Hotjar, Contentsquare, FullStory, PostHog,
      Snowplow, RudderStack, Tealium, Adobe Launch, Adobe Target, VWO, AB Tasty, server side tracking, server side tagging,
      Google Analytics 4, GA 4, Celonis, process mining, Minitab, Mathematica, Wolfram, GNU Octave, Scilab, GAMS, AnyLogic,
      Plant Simulation, Google Earth Engine, FME, MapInfo, Parquet, Avro, CDISC, SDTM, OMOP`,
  },
  {
    near: "database",
    names: `
      Aerospike, FoundationDB, TiDB, YugabyteDB, SingleStore, MemSQL, Teradata, Netezza, Greenplum, Vertica, Exasol, QuestDB,
      JanusGraph, Dgraph, TigerGraph, Memgraph, OrientDB, RavenDB, LiteDB, FaunaDB, SurrealDB, Percona, Galera Cluster, Oracle RAC,
      Oracle GoldenGate, GoldenGate, Exadata, PgBouncer, Patroni, Liquibase, Flyway, Typesense, Manticore, InterBase, dBase,
      Ingres, jOOQ, MyBatis, RMAN, Always On availability groups`,
  },
  {
    near: "Java",
    names: `
      Lombok, MapStruct, JavaServer Faces, RichFaces, ICEfaces, ZK Framework, Netty, Jetty, GlassFish, Payara, OSGi,
      Eclipse RCP, SWT, Drools, jBPM, Flowable, JAX-RS, JAX-WS, EJB, JMS, IBM MQ, MQSeries, Apache CXF, Hazelcast,
      Infinispan, Ehcache, Lucene, Apache Lucene, Apache Tika, Nuxeo, Hippo CMS, Magnolia CMS, OpenCms, FirstSpirit,
      CoreMedia, JHipster, Ktor, Thymeleaf, FreeMarker, Bukkit, Spigot, Minecraft plugins, Java Card, Selenide, TestNG,
      Amdocs, Netcracker, Mirth Connect, Mirth, Avaloq, Temenos, Murex, Duck Creek`,
  },
  {
    near: ".NET",
    names: `
      Dapper, NHibernate, Hangfire, Quartz.NET, MediatR, MassTransit, NServiceBus, Service Fabric, Akka.NET, classic ASP,
      ASP classic, VBScript, WiX Toolset, MVVM, SpecFlow, Reqnroll, SharePoint Online, Office add-ins, Outlook add-in, VSTO,
      Excel add-in, Excel-DNA, Dynamics AX, Axapta, Dynamics GP, D365 FO, D365FO, X++, AL language, Trados, SDL Trados,
      memoQ, Revit API, AutoCAD plugin, SolidWorks API, Tekla, Navisworks, Autodesk Inventor, Umbraco Cloud, IIS`,
  },
  {
    near: "mobile",
    names: `
      Google Pay, in app purchase, in app purchases, in app payments, RevenueCat, push notifications, Firebase Cloud Messaging, FCM, OneSignal,
      AppsFlyer, Fastlane, Bitrise, Codemagic, NFC, Bluetooth, FlutterFlow, Android Automotive, Mapbox Navigation`,
  },
  {
    near: "iOS",
    names: `
      HealthKit, HomeKit, Home Kit, Map Kit, Call Kit, Store Kit, Cloud Kit, CarPlay, StoreKit, MapKit, Core ML, CoreML, Core Bluetooth, CoreBluetooth, Core Location,
      Core Animation, Core Audio, AVFoundation, SceneKit, SpriteKit, WidgetKit, CallKit, CloudKit, WatchKit, PassKit, Apple Pay,
      Apple Wallet, Composable Architecture, RxSwift, Alamofire, macOS, AppKit, Sign in with Apple, App Store Connect`,
  },
  {
    near: "Android",
    names: `
      DataWedge, Zebra DataWedge, Zebra EMDK, EMDK, Zebra SDK, AOSP, ExoPlayer, CameraX, WorkManager, Robolectric,
      Huawei HMS, HMS Core, Fire TV, Leanback, Android Enterprise, Koin`,
  },
  {
    near: "DevOps",
    names: `
      AWX, Ansible Tower, SaltStack, Kustomize, K3s, Karpenter, Knative, Tekton, Spinnaker, Drone CI, GitOps, Gitea, Forgejo, Nexus Repository,
      CloudWatch, CloudTrail, Route 53, API Gateway, Step Functions, EventBridge, SQS, LocalStack, Fluentd, Fluent Bit,
      Graylog, Dynatrace, AppDynamics, Instana, Checkmk, Icinga, PRTG, PagerDuty, Opsgenie, Telegraf, QEMU, KVM, libvirt,
      Xen, Nutanix, TrueNAS, ZFS, NetApp, Veeam, Commvault, SLES, openSUSE, Rocky Linux, AlmaLinux, Solaris, IBM AIX, HP-UX,
      FreeBSD, OpenBSD, Unix, Samba, LDAP, OpenLDAP, FreeIPA, Kerberos, DNS, DHCP, TCP/IP, BGP, OSPF, MPLS, SD-WAN, Cisco, Cisco IOS,
      Juniper, MikroTik, UniFi, FortiGate, F5 BIG-IP, pfSense, OPNsense, WireGuard, OpenVPN, IPsec, VPN, Postfix, Dovecot,
      Exchange Online, Microsoft 365, M365, Office 365, O365, SCCM, Jamf, MDM, Azure Virtual Desktop, VDI, group policies, CloudFront,
      Slurm, HPC, OpenMPI, Coolify, Portainer, systemd, Github Enterprise, OpenNebula, render farm, Google Workspace,
      Google Workspace for Education, G Suite, GSuite`,
  },
  {
    near: "QA",
    names: `
      Karate DSL, Nightwatch.js, Applitools, Sauce Labs, LambdaTest, HP ALM, ALM Octane, UFT, Squish, TestComplete, SikuliX,
      AutoIt, Eggplant, Worksoft, NeoLoad, BlazeMeter, WireMock, Charles Proxy, axe-core, CAPL, CANalyzer, IEC 62304,
      ISO 13485, ISO 14971, GAMP 5, GAMP, GxP, FDA validation, 21 CFR Part 11`,
  },
  {
    near: "designer",
    names: `
      Adobe Animate, Lightroom, DaVinci Resolve, Final Cut, Final Cut Pro, CapCut, Avid Media Composer, V-Ray, Octane Render, KeyShot,
      Marvelous Designer, CLO 3D, Substance Designer, Substance 3D, SpeedTree, Zeroheight, UXPin, UserTesting,
      Optimal Workshop, Dovetail, QuarkXPress, InDesign Server, MicroStation, ArchiCAD, Allplan, Vectorworks, CATIA, PTC Creo, Creo Parametric, Siemens NX,
      Onshape, OpenSCAD, FreeCAD, BIM, Civil 3D, Grasshopper, Lumion, Twinmotion, ANSYS, Abaqus, COMSOL`,
  },
  {
    near: "embedded",
    names: `
      UDS, ISO 14229, CANopen, CAN FD, FlexRay, SOME/IP, DDS, EtherCAT, PROFINET, PROFIBUS, BACnet, KNX, M-Bus, IEC 61131,
      IEC 61850, IEC 60870, DNP3, OCPP, OCPI, ISO 15118, EEBUS, IEC 61508, ISO 26262, ISO 25119, ISO 13849, IEC 62443,
      DO-178C, DO-254, EN 50128, MISRA, MISRA C, ASPICE, Automotive SPICE, ISO 21434, AUTOSAR Classic, AUTOSAR Adaptive,
      Vector CANoe, dSPACE, CarMaker, HIL, hardware in the loop, Trace32, Lauterbach, JTAG, IAR, Keil, MPLAB, AVR, ATmega,
      RISC-V, NXP, Renesas, Infineon, AURIX, Xilinx, Zynq, Vivado, Quartus, SystemC, Cadence Virtuoso, LTspice, OrCAD, Mbed, RIOT OS,
      ThreadX, NuttX, U-Boot, device tree, Linux kernel, kernel modules, OpenWrt, PetaLinux, MoveIt, Gazebo, Isaac Sim,
      MAVLink, NB-IoT, LTE-M, Sigfox, CoAP, LwM2M, ThingsBoard, ESPHome, TwinCAT, Beckhoff, WinCC, AVEVA, Wonderware,
      FactoryTalk, Rockwell, Allen Bradley, KUKA, FANUC, Universal Robots, Cognex, HALCON, 5G core, 5G, Open RAN, VoLTE, SS7`,
  },
  {
    near: "C++",
    names: `
      Dear ImGui, SDL2, SFML, VTK, Ogre3D, Intel TBB, GoogleTest, Google Test, Conan packages, vcpkg, Bazel, LLVM, GDB, Valgrind, DCOM,
      ActiveX, Win32, Win32 API, WinAPI, X11, Wayland, VST, VST3, VST plugins, OpenCASCADE, CGAL, DirectShow, Omniverse,
      HLSL, GLSL, shaders, shader programming, RTSP, RTP, ONVIF`,
  },
  {
    near: "game",
    names: `
      netcode, multiplayer, Photon, Photon Fusion, Mirror Networking, FishNet, HDRP, URP, Shader Graph, GDScript, Defold,
      Cocos Creator, PlayCanvas, Ren'Py, AdMob, GameLift, Nakama, Epic Online Services, AR Foundation, ARFoundation, 8th Wall,
      WebXR, FMOD, Wwise, Vision Pro, Magic Leap, VRChat`,
  },
  {
    near: "blockchain",
    names: `
      CosmWasm, Aptos, Arbitrum, Lightning Network, OpenZeppelin, wagmi, WalletConnect, thirdweb, Moralis, Corda, Hyperledger Besu,
      Tendermint, XRPL, Soroban, account abstraction`,
  },
  {
    near: "security",
    names: `
      QRadar, ArcSight, Microsoft Sentinel, SentinelOne, Microsoft Defender, Wazuh, Suricata, Tenable, Qualys, Rapid7, Veracode,
      Checkmarx, Snyk, Semgrep, OWASP ZAP, Cobalt Strike, Ghidra, IDA Pro, MITRE ATT&CK, threat modeling,
      threat modelling, NIST, TISAX, NIS2, BSI Grundschutz, IT-Grundschutz, zero trust, Zscaler, CyberArk, SailPoint,
      ForgeRock, PingFederate, PKI, FIDO2, WebAuthn, passkeys, ADFS, One Identity, SCIM`,
  },
  {
    names: `
      SAP IS-U, SAP ISU, SAP PM, SAP PS, SAP PP, SAP QM, SAP WM, SAP MM/WM, SAP EWM, SAP TM, SAP GTS, SAP HCM, SAP HR, SAP BW/4HANA,
      SAP BPC, SAP PI, SAP CPI, SAP Integration Suite, SAP Basis, SAP GRC, SAP CRM, SAP C4C, SAP SRM, SAP MDG, SAP MES, SAP MII,
      SAP Concur, SAP Fieldglass, Signavio, LeanIX, SAP Solution Manager, CDS views, ABAP OO, ABAP Objects, IDoc, OData,
      SAP NetWeaver, SAP Business One, SAP IBP, SAP APO, Emarsys, S/4, SAP S4, SAP RE-FX, SAP FS-CD,
      Salesforce CPQ, OmniStudio, Vlocity, Field Service Lightning, Copado, CMDB, HRSD, SuiteScript, Oracle HCM, Oracle SOA,
      Oracle ADF, OBIEE, Hyperion, Essbase, Oracle Primavera, Primavera P6, Exact Online, AFAS, Visma, Fortnox, Tripletex, Unit4, Infor LN, Infor M3,
      proALPHA, Comarch, lexoffice, sevDesk, Personio, BambooHR, Zammad, OTRS, Jira Service Management, Freshservice, TOPdesk, Ivanti,
      BMC Remedy, Matrix42, Worldpay, SumUp, GoCardless, ISO 20022, Finacle, Mambu, SimCorp, Bloomberg API, FIX protocol,
      QuickFIX, MetaTrader, MT4, MT5, MQL4, MQL5, Pine Script, TradingView, Interactive Brokers API, HL7 v2, IHE, PACS, Cerner,
      Meditech, SNOMED, LOINC, REDCap, OpenClinica, gematik, Canvas LMS, Blackboard LMS, Articulate Storyline, Totara, Open edX, LTI,
      Koha, DSpace, DocBook, DITA, XSL-FO, XQuery, eXist-db, TEI XML, Brightcove, Bitmovin, LiveKit, mediasoup, Vonage, Zoom SDK, MPEG-DASH,
      DRM, Widevine, Bynder, Contentserv, inriver, Stibo, censhare, Customer.io, Brevo, Mailjet, Google Merchant Center,
      Meta Pixel, Facebook Pixel, Semrush, Ahrefs, Screaming Frog, SISTRIX, Workato, Dell Boomi, Boomi, SnapLogic, Celigo, webMethods,
      Axway, SEEBURGER, AS2, Peppol, XRechnung, ZUGFeRD, Factur-X, FatturaPA, Xano, WeWeb, AppSheet, Quickbase, Backendless,
      Thinkwise, Nintex, Kissflow, Amadeus API, Sabre API, Travelport, Navitaire, Opera PMS, Mews, Cloudbeds, Blue Yonder, CargoWise,
      Transporeon, PowerFactory, DocuWare, ELO ECM, M-Files, OpenText, Documentum, FileNet, OnBase, d.velop, ARIS, Bizagi, MS Project,
      Polarion, IBM DOORS, Codebeamer, Sparx EA, SysML, MagicDraw, Windchill, Teamcenter, 3DEXPERIENCE, PLM, PL/I, REXX, Adabas, kdb+,
      PostScript, G-code, AutoLISP, awk, JSON, YAML, JWT, Genesys, Genesys Cloud, Avaya, Kamailio, OpenSIPS, 3CX, OSS/BSS, TM Forum, IFC`,
  },
];

/** Those that are words or names of people as well. */
export const AMBIGUOUS_RARE_TECHNOLOGIES: readonly KnownTechnologies[] = [
  { near: "front end", names: "Liquid, Babylon" },
  { near: "game", names: "Mirror, Construct" },
  { near: "embedded", names: "CANoe" },
  { near: "DevOps", names: "Bamboo, Loki" },
  { near: "Python", names: "Falcon, OR-Tools" },
  { near: "designer", names: "Avid, Katana" },
];
