/** What people call industries, by the slug of a site that has them. */
export const INDUSTRY_NAMES: Readonly<Record<string, string>> = {
  agriculture: `agriculture, agricultural, landwirtschaftlich, landwirtschaftliche, landwirtschaftlicher, landwirtschaftlichen,
    viticole, winery, wineries, food production, farmer, farmers, agritech, agtech, farming, farm, farms, agri, landwirtschaft, agricultura, agrícola, agriculteur, agricole`,
  "e-commerce": `
    sklep internetowy, sklepu internetowego, negozio online, loja online, webwinkel, e commerce, ecommerce, ecom, online shop, online shops, online store, online stores, webshop,
    web shop, web store, shop, shops, retail, retailer, online retail, marketplace, shopping,
    onlineshop, einzelhandel, handel, commerce de détail, comercio minorista, tienda online, tienda en línea, tienda, boutique en ligne, e boutique, comercio electrónico, commerce électronique, onlinehandel, vente en ligne, site de vente`,
  education: `
    education, edtech, e learning, elearning, school, schools, university, universities,
    teaching, training platform, bildung, schule, schulen, educación, educativo, éducation, école, escuela, universidad, université, universität, students portal`,
  energy: `
    energy, cleantech, utilities, utility, solar, wind power, renewable, renewables, greentech,
    power plant, smart grid, energie, energieversorgung, energieversorger, energieversorgungsunternehmen, stadtwerke, energiebranche, energiesektor, energiewirtschaft, energiebereich, énergie, energía, solaire, renovables, erneuerbare`,
  fintech: `
    fintech, finance, financial, financial services, bank, banks, banking, payment, payments,
    trading, capital markets, capital market, financial markets, stock market, stock markets,
    investment banking, asset management, wealth management, private equity, hedge fund, hedge funds, invoicing, accounting, stock exchange, lending, credit, neobank, fintechs, bankwesen, bankensektor, finanzwesen, finanzbranche, finanzen, bankbereich, banken, bankenumfeld, bankumfeld, bankenbranche, bankbranche, finanzumfeld, finanzsektor, finanzbereich, bankowość, bankowości, bankowej, bankowych, finansowy, finansowej, settore bancario, ambito bancario, bancário, bankieren, banca, bancario, bancaria, finanzas, financiero, banque, banques, bancaire, finances`,
  gaming: `
    gaming, gambling, betting, casino, igaming, esports, worked on games, working on games,
    worked in games, works on games, worked on video games, games industry, game industry, video
    games industry, jeux vidéo, secteur du jeu vidéo, industria del videojuego, spielebranche, game studio, games studio, games company, game company`,
  healthcare: `
    healthcare, nhs, medical device, medical devices, health care, health, telemedicine, telehealth, ehealth, e health, mhealth, digital
    health, telecare, nursing, doctor, therapy, diagnostics, healthtech, health tech, medical, medtech, medicine,
    hospital, hospitals, clinic, clinics, pharma, pharmaceutical, biotech, doctors, dentist,
    dentists, patients, gesundheitswesen, gesundheit, gesundheitsbereich, gesundheitsbranche, gesundheitssektor, krankenhaus, medizin, medizintechnik, arztpraxis, klinik, salud, sanidad, clínica, médico, médica, medyczny, medyczna, medyczne, saúde, sanità, sanitario, sanitaria, gezondheidszorg, zdrowie, zdrowotny, santé, hôpital, clinique, médical, hospitales`,
  insurance: `krankenkasse, krankenkassen, krankenversicherung, krankenversicherer, assicurativo, assicurativa, assicurazioni, ubezpieczenia, ubezpieczeniowy, ubezpieczeniowej, verzekeringen, verzekering, insurance, insurtech, insurer, insurers, insurances, versicherung, versicherungen, versicherungsbranche, versicherungsumfeld, versicherungsbereich, versicherungswesen, assurance, assurances, seguros, aseguradora`,
  logistics: `
    logistics, logistic, supply chain, shipping, transport, transportation, delivery company,
    freight, warehouse, warehousing, fleet, trucking, logistik, logistikumfeld, logistikbranche, logistikbereich, spedition, transporte, logística, logistique, lager`,
  manufacturing: `
    manufacturing, industrial, factory, factories, automotive, industry 4.0, production line,
    car maker, industrie 4.0, fertigung, maschinenbau, automobilindustrie, automobil, automobile, automotriz, fabricación, car industry, car company`,
  media: `
    media, publishing, news, newspaper, broadcasting, video platform, music, music streaming, video streaming, live streaming,
    streaming service, streaming services, streaming platform, streaming platforms, streaming company,
    streaming app, streaming industry, streaming provider,
    entertainment, tv, advertising, adtech, medien, medienbranche, medienbereich, medios, médias`,
  "public-sector": `
    public sector, government, govtech, public administration, ministry, municipality, council,
    state agency, gov, ayuntamiento, ayuntamientos, mairie, mairies, kommune, kommunen, stadtverwaltung, kantonsverwaltung,
    gemeindeverwaltung, kommunalverwaltung, landesverwaltung, bundesverwaltung, verwaltung, municipalities, city council, öffentliche verwaltung, öffentlicher dienst, behörde, behörden, secteur public, administration publique, administración pública, sector público, gobierno`,
  "real-estate": `
    real estate, property, proptech, housing, realtor, realty, estate agent, construction,
    immobilien, immobilienbranche, immobilier, immobilière, immobiliers, inmobiliaria, inmobiliario, property management`,
  telecom: `telecom, telco, telecoms, telecommunications, telecommunication, mobile operator, telekommunikation, télécoms, télécom, telecomunicaciones`,
  travel: `
    travel, tourism, hotel, hotels, airline, airlines, booking platform, hospitality,
    traveltech, flights, tourismus, reisebranche, restaurant, restaurants, gastronomie, gastronomy, restaurante, restaurantes, ferienwohnung, vacation rentals, turismo, tourisme, voyage, voyages, viajes, hotelería, hôtellerie`,
};

/** Names of businesses and of what they have: that of the client, where no experience is asked for. */
export const INDUSTRY_BUSINESSES = `
  online shop, online shops, online store, online stores, webshop, web shop, web store, shop, shops,
  onlineshop, tienda online, tienda en línea, tienda, boutique en ligne, e boutique, site de vente,
  retailer, retailers, ministry, ministerium, marketplace, school, schools, university, universities, schule, schulen, escuela, universidad,
  école, université, hospital, hospitals, clinic, clinics, dentist, dentists, doctors, patients,
  krankenkasse, krankenkassen, krankenhaus, arztpraxis, klinik, clínica, hôpital, clinique, hotel, hotels, restaurant,
  restaurants, restaurante, restaurantes, factory, factories, warehouse, farm, farms, realtor,
  estate agent, invoicing, accounting, farmer, farmers, booking platform,
  ayuntamiento, mairie, stadtverwaltung, kantonsverwaltung, gemeindeverwaltung, kommune, verwaltung`;
