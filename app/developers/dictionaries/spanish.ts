import type { LanguageWords } from "./language.ts";

export const SPANISH: LanguageWords = {
  numbers: {
    un: 1,
    uno: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    cien: 100,
  },
  months: `
    enero ene, febrero, marzo, abril abr, mayo, junio verano, julio, agosto ago, septiembre otoño, octubre,
    noviembre, diciembre dic`,
  weekdays: "lunes, martes, miércoles, jueves, viernes, sábado, domingo",
  quarters: "q1 primer, q2 segundo, q3 tercer, q4 cuarto",
  words: {
    own: `misma zona horaria que nosotros, la misma zona horaria que nosotros, mismo huso que nosotros, mismo horario que nosotros, la misma zona horaria, en la misma zona horaria, misma zona horaria, el mismo huso horario, nuestra zona horaria, mi zona horaria, nuestro horario`,
    or: "o, o bien, y / o, o más bien, o quizás, en su defecto, o en su defecto, de lo contrario",
    fallback: "en su defecto, o en su defecto, de lo contrario",
    and: "y, así como, además de",
    oneOf: "cualquiera de",
    not: `
      no usamos, no utilizamos, no queremos, no trabajamos con, no, nada de, ni, nunca, ningún,
      ninguna, nadie, no más, nunca más, no quiero, en ningún caso, ninguno, ningunos, de ninguna manera, bajo ningún concepto, para nada, ni de broma`,
    except: `
      sin, excepto, salvo, menos, fuera de, a excepción de, aparte de,
      excluyendo, quitando`,
    soft: `
      no sabemos si, no sabemos si hace falta, no sabemos si usar, no sé si, no sé si hace falta, no está claro si,
      nos vale, nos vale un, nos vale una, nos valdría, nos valdría un, nos sirve un, también nos vale,
      se dará preferencia, se dará preferencia a, un poco de, algo de, quizás también, quizá también, quizás un poco de, tal vez un poco de,
      buen ojo para, ojo para, sensibilidad para,
      idealmente, preferible, preferible en, preferiblemente, preferentemente, deseable, se valorará, se valora, se
      valorarán, valorable, de preferencia, opcional, opcionalmente, si es posible, mejor si,
      prefiero, preferimos, a ser posible, de ser posible, a poder ser, si puede ser, si se puede, si fuera posible, si fuese posible, en lo posible, en la medida de lo posible, ojalá, sería deseable, sería ideal, sería genial, sería genial que, sería perfecto, sería bueno, sería bueno que, estaría bien, estaría bien que, estaría genial que, lo ideal sería, si además sabe, y si sabe, si también sabe, si sabe`,
    softAfter: `
      es útil, sería útil, viene bien, vendría bien,
      tendrá prioridad, tendrán prioridad, tiene prioridad, tienen prioridad, tendrá preferencia, tendrán preferencia, tiene preferencia,
      es un plus, sería un plus, un plus, un gran plus, es un gran plus, sería un gran plus, un buen plus, es un buen plus, sería un buen plus, será un plus, son un plus, deseable, es deseable,
      valorable, es valorable, se valorará, se valora, se valorarán, sería ideal, opcional, es
      opcional, si es posible, es una ventaja, a ser posible, de ser posible, a poder ser, si puede ser, si se puede, si fuera posible, estaría bien, estaría genial, sería genial, sería perfecto, sería estupendo, sería bueno, sería bienvenido, sería un extra, sería una ventaja, sería deseable, en lo posible, bienvenido, bienvenida, bienvenidos, bienvenidas, es bienvenido, son bienvenidos, mucho mejor, mejor todavía, mejor aún`,
    unneeded: `
      olvida, olvidad, olvidaos de, olvídate de, olvídense de, ya tenemos, ya tenemos un, ya tenemos una, ya contamos con, no hace falta, no necesita, no es necesario saber, no hace falta saber, no tiene que, no
      tiene que saber, no tiene por qué, no tiene por qué saber, no hace falta que sepa, no
      necesito, no necesitamos, no necesariamente, no es necesario, no importa si`,
    unneededAfter: `
      no necesario, no necesaria, no obligatorio, no obligatoria, no requerido, no requerida, no indispensable, no imprescindible, prescindible,
      no es necesario, no es necesaria, no es requisito, no es imprescindible, no son necesarios,
      no es obligatorio, no se requiere, no hace falta, no importa, no es importante, no es
      obligatoria, da igual, nos da igual, me da igual, es indiferente, nos da lo mismo, da lo mismo, no es un requisito, no es obligatorio, no es un must, no es indispensable, no es necesario, no es condición`,
    having: "con, sepa",
    please: "por favor, gracias",
    contrast: "pero, sino, solo, sólo, solamente, imprescindible, obligatorio",
    upper: `
      hasta, menos de, máximo, como máximo, no más de, por debajo de, a lo sumo, no más caro que,
      más barato que, no superior a`,
    lower: `
      más de, al menos, mínimo, como mínimo, por encima de, a partir de, no menos de, superior a,
      más caro que, un mínimo de, con un mínimo de, de un mínimo de, mínimo de, al menos unos`,
    about: "aproximadamente, alrededor de, unos, cerca de, más o menos",
    between: "entre, de",
    upTo: "a, y, hasta",
    unaffordable: `
      no podemos pagar, no puedo pagar, no podemos, no puedo, no es posible, no lo podemos pagar, no lo puedo pagar`,
    upperAfter: "máximo, como máximo, o menos",
    lowerAfter: "o más, y más, mínimo",
    thousand: "mil",
    rate: "presupuesto, tarifa, precio, salario, sueldo, pagamos",
    hourRate: "tarifa por hora, precio por hora",
    dayRate: "tarifa diaria, tarifa por día",
    monthRate: "salario mensual, mensual",
    yearRate: "salario anual, anual",
    perHour: "por hora, la hora, / hora, a la hora",
    perDay: "por día, al día, / día, diario, diarios",
    perWeek: "en la semana, por semana, a la semana, / semana, semanales, semanal",
    perMonth: "por mes, al mes, / mes, mensuales, mensual",
    perYear: "por año, al año, / año, anuales, anual, brutos anuales",
    total: "en total, presupuesto total, precio cerrado",
    dollar: "dólares, dólar",
    pound: "libras",
    hours: "horas de trabajo, horas laborales, horas laborables, horas, hora, hs, hrs",
    days: "días, día",
    weeks: "semanas, semana",
    months: "meses, mes",
    years: "años, año",
    experience: "de experiencia, experiencia",
    noExperience: "de edad",
    available: "disponible, libre",
    start: `
      inicio, comienzo, comenzamos, comienza, empezamos, empieza, empezaremos, arrancamos, arranca, arrancar, a partir del, empezar, empezando, a partir de, fecha de inicio, comenzar,
      incorporación, desde, arranque`,
    noticePeriod: "preaviso, preaviso de",
    earlierThan: "antes de, antes del",
    fromDate: "a partir de, a partir del, desde, desde el, de",
    beforeSpan: "en, dentro de, en unas, en los próximos",
    beforeDate: `
      en, a partir de, a partir del, desde, el, de, del, antes de, antes del, para, dentro de, a, finales
      de, principios de`,
    now: `
      ahora, inmediatamente, inmediata, inmediato, hoy, ya, lo antes posible, cuanto antes, de
      inmediato, ahora mismo, ya mismo, cuanto antes posible`,
    workload: "dedicación",
    answerBy: "antes de, antes del, hasta el, para el",
    correspondence: "perfiles, currículums, cv, propuestas, respuesta, ofertas",
    task: "desarrollar, crear, construir, hacer, rehacer, migrar, montar, implementar, reescribir",
    currentTeam:
      "equipo actual, nuestro equipo actual, el equipo actual, el equipo está formado por, nuestro equipo está formado por, el equipo tiene, nuestro equipo tiene, actualmente tenemos, tenemos actualmente",
    formerPeople:
      "el desarrollador anterior, el anterior desarrollador, la agencia anterior, la anterior agencia, el último desarrollador, la última agencia, el último freelance, la persona anterior, nuestro anterior desarrollador, nuestra anterior agencia",
    mentors: "dirigir a, dirija a, gestionar a, formar a, liderar a, mentorizar a, guiar a",
    handledByUs:
      "no hay que tocarlo, no hay que tocarla, no hace falta tocarlo, no se toca, se queda como está, lo llevamos nosotros, lo hacemos nosotros, nos encargamos nosotros, lo lleva nuestro equipo, lo hace nuestro equipo, se queda en casa",
    praise:
      "han funcionado bien, ha funcionado bien, nos han funcionado bien, nos ha ido bien con, nos fue bien, fue bien, estuvo bien la última vez, fue bien la última vez, salió bien, funcionó bien",
    workDone:
      "hecho en, hecha en, hechos en, hechas en, listo en, está listo, está lista, están listos, están listas, ya está listo, ya está lista, ya está hecho, ya está hecha, ya están hechos, está terminado, está terminada, ya existe, ya existen, ya está, ya lo tenemos",
    inThatPlace: "allí, allá, de allí",
    problem:
      "no funciona, no funcionan, no va, no carga, no cargan, no se ve, se ve mal, no abre, se cuelga, se cae, se cierra, falla, fallan, va lento, va lenta, lento, lenta, muy lento, muy lenta, roto, rota, error, errores, bug, bugs, da error",
    offHours:
      "que coincida por las mañanas, que coincida por la mañana, coincida por las mañanas, coincida por la mañana, coincidan por las mañanas, por las mañanas con nosotros, por la mañana con nosotros, disponible por las mañanas, disponible por la mañana, disponible por las tardes, disponible por la tarde, mismo horario que nosotros, mismas horas que nosotros, a la misma hora que nosotros, solapamiento, solape, solapamiento horario, algo de solapamiento, coincidir por la mañana, coincidir por las mañanas, coincidir con nosotros, coincida con nosotros, coincidan con nosotros, horas en común, durante nuestro horario, en nuestro horario, trabajar por la noche, trabajar de noche",
    nowAlone: `
      urgente, urgentes, urgentemente, inmediatamente, lo antes posible, cuanto antes, de inmediato, ahora
      mismo, incorporación inmediata, inicio inmediato, urge, me urge, nos urge, es urgente, ya mismo, para ya, para ayer, inmediatamente disponible, disponibilidad inmediata, ya disponible`,
    today: "hoy",
    tomorrow: "mañana",
    next: "próximo, próxima, próximos, próximas, que viene, siguiente, entrante",
    this: "este, esta",
    past: "último, última, últimos, desde hace, hace",
    early:
      "principios de, comienzos de, principios del, comienzos del, inicios de, inicios del, inicio de, inicio del, a principios de, a principios del",
    middle: "mediados de, mediados del",
    end: "finales de, fin de, final de, finales del, fin del, final del",
    monthEnd: "mes",
    yearEnd: "año",
    newYear: "año nuevo, próximo año, el próximo año, año que viene, año próximo, año siguiente",
    easter:
      "semana santa, pascua, la semana santa, después de semana santa, tras semana santa, después de pascua",
    christmas: "navidad, las fiestas",
    quarter: "trimestre",
    fullTime: "tiempo completo, a tiempo completo, jornada completa, a jornada completa",
    partTime: `
      unas horas a la semana, pocas horas a la semana, algunas horas a la semana, unas horas al mes, algunas horas al mes, pocas horas al mes,
      media jornada, a media jornada, tiempo parcial, a tiempo parcial, medio tiempo, jornada
      parcial`,
    halfDay: "medio día, al menos medio día",
    inCommon:
      "lejos, lejana, común, comunes, solapamiento, solape, coincidencia, coincida, coincidan, coincidir, compatible, compatibles",
    overlap: `hora de, horas de, horario de, en horario de, huso horario de, en común, en común con, comunes, comunes con, de solapamiento, solapamiento, de solape, solape, 
      en común, coincida al menos, que coincida al menos, compatible, compatibles, horario compatible, horarios compatibles, solapamiento, zona horaria, huso horario, horario, horarios, mismo horario, mismo huso, mismo huso que, mismo huso horario que, mismo
      horario que, misma zona horaria, misma zona horaria que, coincidencia, de coincidencia, de solapamiento, solape, de solape, horas comunes, que coincida, que coincidan, coincida, coincidan, coincidir, horas en común, unas horas en común con, algunas horas en común con`,
    zoneLink: "con, de",
    speaks: "habla, hablan, hablar, que hable, que hablen, hable, hablen",
    livingIn: `de, desde, residente en, basado en, en, que viva en, que vivan en, viva en, vivan en, vive en, con base en, que esté en, ubicado en, ubicada en`,
    speaking: "intermedio, nivel intermedio, nivel medio, avanzado, nivel avanzado",
    person: `
      informático, informática, informáticos, desarrollador, desarrolladora, desarrolladores, desarrolladoras, programador,
      programadora, programadores, ingeniero, ingeniera, ingenieros, arquitecto`,
    filler: `
      antes de, antes del, nada especial, nada complicado, nada del otro mundo, nada raro,
      me llamo, mi nombre es,
      usamos, utilizamos, stack,
      el, la, los, las, un, una, unos, unas, de, del, y, es, son, nosotros, yo, que, quien, en,
      para, por, con, al, a, su, mi, buscamos, busco, buscando, necesitamos, necesito, queremos,
      quiero, desarrollador, desarrolladora, desarrolladores, programador, programadora,
      programadores, ingeniero, alguien, experiencia, conocimientos, buen, buena, muy, proyecto,
      puesto, trabajo, equipo, empresa, hola, gracias, por favor, remoto, teletrabajo, sepa,
      saber, experto, experta, expertos, expertas, nuestro, nuestra, nuestros, nuestras, mis, sector, área, avanzado, avanzada, especialista, especializado, especializada, tienen, tienes, tiene, hay, cuánto, cuesta, sepan, tengan, ayuda, ayudar, mejorar, arreglar, web, empresa, hacer, crear, desarrollar, somos, estamos, fluido, fluida, nativo, nativa, buenos días, también, corto, corta, cortos, no solo, no
      sólo, no solamente, sin duda, sin problema, sin problemas, sin demora, sin prisa, sin
      compromiso, no hay, no hay problema, no hay problema con, por qué no, no sé, no sé si, no
      encontramos, no encuentro, no hemos encontrado, no tenemos, no tengo, todavía no, aún no,
      sí, se, haga, tenga, un saludo, saludos, cordialmente, hable, hablen, tengo, mejore, mejoren, da igual cuál, no importa cuál, cualquiera de los dos, cualquiera de las dos, me da igual, nos da igual, mantener, mantenga, encargarse de, da igual dónde, no importa dónde, cualquiera vale, vale cualquiera, pueda, puedan, q, xq, porfa, porfis, tmb, tb, dominio, dominio de, dominar, domine, conocimiento, conozca, conozcan, trabajado, haya trabajado, que haya, señores, señoras, estimados señores, nos ponemos en contacto, atentamente, quedamos a la espera, a la espera de, con el fin de, contacto, servicios, los servicios de, cosas, perfil, gente, cobra, cuánto cobra, viva en, previa, previo, dispuesto a, manejo, manejo de, maneje, migrar, sistema, viejo, vieja, completo, explique, contratar, ganas, con ganas`,
    sites:
      "plantas, fábricas, sedes, oficinas, filiales, tiendas, almacenes, mercados, clínicas, hoteles",
    industryAsked:
      "mundo de, mundo del, de los cuales, de las cuales, sector, ámbito, entorno, portfolio, portafolio, referencias, conoce, conocimiento, conocimientos, hecho, imprescindible, obligatorio, obligatoria, haya, conozca, especializado, especializada",
    successor:
      "sustituto para, sustituta para, reemplazo de, reemplazo para, sustituir a, para sustituir a",
    workedFor:
      "trabajado para, trabajado para un, trabajado para una, trabajado en, trabajado en un, trabajado en una, trabajado con, experiencia en, experiencia con, experiencia en el, experiencia en la",
    ours: "nuestro, nuestra, mi",
    ownStack: "el stack, stack tecnológico, nuestro stack, usamos, utilizamos",
    ownSubject: `
      mi cliente, nuestro cliente, el cliente, nuestro cliente final,
      somos, estamos, tenemos, soy, estoy, nuestro equipo, nuestra empresa, nuestra oficina`,
    anywhere: "en remoto, remoto, teletrabajo, a distancia",
    seeking: `
      nos falta, nos faltan, falta, hace falta, en busca de, buscamos, busco, busca, necesitamos, necesito, queremos contratar, se busca, se buscan,
      contratar, buscando`,
    positions: `
      vacantes, plazas, puestos, número de vacantes, número de plazas, número de puestos, número de personas, número de perfiles, número de desarrolladores,
      nº de vacantes, nº de plazas, nº de puestos, nº de personas, nº de perfiles, cantidad de vacantes, cantidad de personas, vacantes disponibles, plazas disponibles,
      cuántos, cuántas, cuántas personas, cuántos desarrolladores`,
    level: "nivel, perfil, nivel de, perfil de",
    duration:
      "dura, durará, para, duración, durante, de, por, unos, trabajar, aproximadamente, proyecto de, contrato de",
    durationAfter:
      "contrato, proyecto, previstos, previsto, estimados, para arrancar, para empezar, para comenzar, prorrogables, renovables, ampliables, con posibilidad, con opción, aproximadamente",
    noDuration: "de experiencia, experiencia, prueba, preaviso",
    longTerm: "largo plazo, a largo plazo, indefinido",
    required: "requisitos, imprescindible, obligatorio, perfil, buscamos, qué pedimos, funciones",
    optional: "deseable, deseables, valorable, se valorará, opcional, plus, se valora",
    insteadOf: "en vez de, en lugar de",
    notAfter: `
      no es posible, imposible, es imposible, no, no gracias, descartado, descartados, queda descartado, quedan descartados, excluido,
      excluidos, ni hablar, no sirve, no sirven, es demasiado, es demasiado caro, está fuera de presupuesto, fuera de presupuesto, no vale, no me sirve, no nos sirve, no es opción, abstenerse`,
    alike: "así como, al igual que, igual que, lo mismo con, lo mismo para",
    withdrawn:
      "quita, quitad, quitamos, quiten, descarta, descartad, descartamos, elimina, eliminamos, olvídate de, olvídate, dejamos, deja",
    wouldBe: "sería, serían, estaría, estarían",
    asWho:
      "como, por encargo, en nombre, para nuestro cliente, para un cliente, para uno de nuestros clientes, en mi calidad, en mi rol",
    fineAfter: `
      posible, es posible,no pasa nada, está bien, no es problema, no es un problema, también vale, también valen, también sirve, también sirven, también está bien, también están bien, también es posible, también nos vale`,
    unfiltered: `
      no responde, no contesta, ya no responde, ya no contesta, no responden, no contestan,
      no hace falta que sea presencial, no hace falta estar en la oficina, no tiene que ser presencial, no presencial,
      nada urgente, no es urgente, no urge, no corre prisa, no es nada urgente,
      desarrolladores disponibles, perfiles disponibles, candidatos disponibles,
      por las tardes, fines de semana, los lunes, los martes, los miércoles, los jueves, los viernes, los sábados, los domingos, por la tarde, por la mañana`,
    cheap: `
      barata, barato, baratos, económica, económico, económicos, el más barato,
      lo más barato posible, más barato, no sea muy caro, no sea muy cara, no sean muy caros, no sea caro, no sea cara, no sea demasiado caro, no sea tan caro, que no sea muy caro, que no sea muy cara, que no sean muy caros, que no sea caro, que no sea cara, que no sea demasiado caro, que no sea tan caro, que no cueste mucho, no demasiado caro, no muy cara, no muy caro, no tan caro`,
    seasoned: "experimentado, experimentada, experimentados, experimentadas",
    deadline:
      "fecha límite, fecha límite de presentación, fecha límite de entrega, plazo de presentación, plazo, fecha de presentación, lanzar, lanzamiento, entregar, entrega, terminar, terminado, listo, lista",
    yes: "sí",
    comparison: "que, antes que",
    forProduct: `
      para nuestro, para nuestra, para mi, para un, para una, para el, para la, de nuestra, de
      nuestro, en nuestra`,
    endDate: "hasta, termina en, termina el, acaba en",
    contractOf: "durar, otros, duración, contrato, proyecto",
    goal: "hacerla de nuevo en, hacerlo de nuevo en, reconstruirla en, reconstruirlo en, reescribirlo en, pasarla a, pasarlo a, pasar a, migrar a, cambiar a",
    afterSummer: `después del verano, tras el verano, a la vuelta del verano, la vuelta del verano, después de vacaciones, a la vuelta de vacaciones`,
    onSite: "presencial, presenciales, en la oficina",
    otherPlace: `viajes a, viajar a, desplazamientos a, proyecto en, un proyecto en, cliente en, clientes en, oficina en, equipo en, cliente de, clientes de, cliente final en, oficinas en, sede en, filial en, startup en, empresa en, empresa de`,
    teamOf: "equipo de",
    notJunior: `no demasiado junior, no muy junior, que no sea muy junior, que no sea demasiado junior, no tan junior, no muy principiante`,
    oneOfAfter: `da igual cuál, no importa cuál, cualquiera de los dos, cualquiera de las dos, me da igual, nos da igual, cualquiera`,
    indifferent: `da igual, no importa, nos da igual, me da igual, es indiferente, nos da lo mismo, da lo mismo`,
    lack: `nadie puede, nadie sabe, ya nadie puede, ya nadie sabe, ya nadie, no tenemos a nadie, no tenemos a nadie que, no tenemos a nadie para, no tengo a nadie, no tengo a nadie que, no hay nadie que, no queda nadie que, no queda nadie, nadie en el equipo puede, nadie en el equipo sabe, no encontramos a nadie, no encontramos a nadie para, no encontramos a nadie que, no encuentro a nadie, no encuentro a nadie que, no encuentro a nadie para, nadie para mantener, nadie se encarga de`,
    fewHours: "unas horas, pocas horas, algunas horas, unas pocas horas, unos días",
    withUs: "con nosotros, con nuestra oficina, con nuestro equipo, con el equipo, con la oficina",
    within: "máximo, como máximo, no más de, a lo sumo, menos de",
    timeDifference: `diferencia horaria, diferencia de horario, de diferencia, de diferencia horaria`,
    clientOf: `fabricante de, proveedor de, proveedor de software, cliente, clientes, cliente final, startup en, startup de, start up de`,
    offers: `ofrecemos, qué ofrecemos, lo que ofrecemos, te ofrecemos, se ofrece, beneficios, ventajas`,
    orAny:
      "o lo que, o lo que sea, o cualquier otra, o cualquier otro, u otra cosa, o algo distinto",
    lost: "perdido, ha perdido, hemos perdido, perdió, perdimos",
    doubt: `mala experiencia con, malas experiencias con, decepcionados con`,
    module: "módulo, módulos",
    introduction: `me llamo, mi nombre es`,
    closing: `atentamente, un saludo, saludos, saludos cordiales, un cordial saludo, cordialmente, gracias, muchas gracias`,
    toGoal: `a la, en la, hacia la`,
    worked: "trabajado, trabajó",
    business: `cámara de comercio, ayuntamiento, municipio, ministerio, hospital, banco, clínica, agencia, tienda, pyme, colegio, escuela, hotel, fábrica, aseguradora, asociación`,
    levelAllowed:
      "puede ser, puede ser un, puede ser una, también puede ser, podría ser, podría ser un",
    levelBelow: "por debajo de, debajo de, inferior a, inferiores a, menos que, menos de",
    levelAbove: "por encima de, encima de, superior a, más que",
    levelAtLeast: `al menos, mínimo, como mínimo, por lo menos, a partir de`,
    levelUp: `o más, o superior, en adelante, para arriba, mínimo`,
    ownPlace: `el equipo está en, nuestro equipo está en, estamos en, nosotros estamos en, nuestra oficina está en`,
  },
};
