/** What people call industries, by the slug of a site that has them. */
export const INDUSTRY_NAMES: Readonly<Record<string, string>> = {
  agriculture: "agriculture, agritech, agtech, farming, farm, farms, agri",
  "e-commerce": `
    e commerce, ecommerce, ecom, online shop, online shops, online store, online stores, webshop,
    web shop, web store, shop, shops, retail, retailer, online retail, marketplace, shopping,
    onlineshop`,
  education: `
    education, edtech, e learning, elearning, school, schools, university, universities,
    teaching, training platform`,
  energy: `
    energy, cleantech, utilities, utility, solar, wind power, renewable, renewables, greentech,
    power plant, smart grid`,
  fintech: `
    fintech, finance, financial, financial services, bank, banks, banking, payment, payments,
    trading, invoicing, accounting, stock exchange, lending, credit, neobank, fintechs`,
  gaming: `
    gaming, gambling, betting, casino, igaming, esports, worked on games, working on games,
    worked in games, works on games, worked on video games, games industry, game industry, video
    games industry, game studio, games studio, games company, game company`,
  healthcare: `
    healthcare, health care, health, telemedicine, telehealth, ehealth, e health, mhealth, digital
    health, telecare, patient, nursing, doctor, therapy, diagnostics, healthtech, health tech, medical, medtech, medicine,
    hospital, hospitals, clinic, clinics, pharma, pharmaceutical, biotech, doctors, dentist,
    dentists, patients`,
  insurance: "insurance, insurtech, insurer, insurers, insurances, versicherung",
  logistics: `
    logistics, logistic, supply chain, shipping, transport, transportation, delivery company,
    freight, warehouse, warehousing, fleet, trucking, logistik`,
  manufacturing: `
    manufacturing, industrial, factory, factories, automotive, industry 4.0, production line,
    car maker`,
  media: `
    media, publishing, news, newspaper, streaming, broadcasting, video platform, music,
    entertainment, tv, advertising, adtech`,
  "public-sector": `
    public sector, government, govtech, public administration, ministry, municipality, council,
    state agency, gov`,
  "real-estate": `
    real estate, property, proptech, housing, realtor, realty, estate agent, construction,
    immobilien`,
  telecom: "telecom, telco, telecoms, telecommunications, telecommunication, mobile operator",
  travel: `
    travel, tourism, hotel, hotels, airline, airlines, booking platform, hospitality,
    traveltech, flights`,
};
