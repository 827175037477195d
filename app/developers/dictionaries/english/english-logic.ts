import type { LanguageWords } from "../language.ts";

/** What becomes of the names beside a word. */
export const ENGLISH_LOGIC: LanguageWords["words"] = {
  or: `
    and alternatively,
    or, /, and / or, vs, versus, / or, or maybe, or even, or else, or possibly, or rather, or perhaps,
    alternatively, respectively, or if nobody, or if nobody then, or if no one, or if no one then,
    or if none, or if none then, or if not, or if not then, or if not available, or if not
    available then, or if you have nobody, or if you have nobody then, or if you have no one, or
    if you have no one then, or if you have none, or if you have none then, or if there is
    nobody, or if there is nobody then, or if there is no one, or if there is no one then, or if
    there is none, or if there is none then, or if nobody is available, or if nobody is
    available then, or if nobody is free, or if nobody is free then, or if you dont have, if not
    then, if nobody then, if no one then, if none then, if there is nobody then, if you have
    nobody then, or failing that, failing that,
    if not than, or if not than, otherwise, or otherwise, or else`,
  fallback: `
    if not than, or if not than, otherwise, or otherwise, or else, if not then, or if not then, or if not,
    if nobody then, if no one then, if none then, or failing that, failing that`,
  and: "and, &, +, plus, as well as, also, and also, together with",
  oneOf: "one of, any of, either, at least one of, either of, one or more of",
  oneOfAfter: `
    any, any of them, any of these, any of those, either, either one, either of them, one of them,
    one of these, one of those, doesnt matter which, does not matter which, doesnt matter which one, does not matter which one, dont matter which, no matter which, no matter which one, dont care which, dont care which one, do not care which, dont mind which, dont mind which one, do not mind which, not important which, irrelevant which, whichever, whichever one, whichever you have, whichever is easier, no preference which, we dont care which, i dont care which`,
  not: `
    nothing, not from, not, no, never, none, dont use, do not use, dont want, do not want, not
    want, dont wanna, not using, not use, doesnt use, does not use, isnt, arent, is not, are not,
    not be, cannot be, cant be, should not be, shouldnt be, must not be, mustnt be, should not,
    shouldnt, must not, mustnt, nobody, no one, noone, neither, nor, avoid, avoiding, not
    interested in, no longer work with, no longer working with, no longer hire, no longer hiring, no longer accept, no longer consider, not looking for, not into, never worked with, never used, stay away from, dont
    like, do not like, dont do, do not do, do not work with, dont work with, does not work with,
    doesnt work with, dont send, do not send, cannot consider, cant consider, do not consider,
    dont consider, cannot accept, dont accept, do not accept, wont accept, hate, no more, not any,
    not a, not an, never in, no thanks to, !, we are not looking for, were not looking for, im not
    looking for, i am not looking for, we are not after, were not after, we are not hiring, were
    not hiring, not hiring, not after, so not, so no, nobody can be, no one can be, nobody who can only, no one who can only`,
  except: `
    except, except for, excepting, without, w / o, excluding, exclude, excludes, excl, other than,
    apart from, aside from, anything but, anyone but, anywhere but, anybody but, everything but,
    everyone but, all but, outside, outside of, located outside, minus, non, leave out, leaving
    out, skip, forget about, rule out, steer clear of, keep away from, not a fan of, free
    of, not including, apart, barring, save for`,
  insteadOf: "instead of, rather than, as opposed to, in place of",
  notAfter: `
    not possible, is not possible, isnt possible, are not possible, arent possible, impossible, is impossible, not ok, is not ok, are not ok, not okay, is not okay, are not okay, not fine, is not fine, are not fine,
    will not be considered, wont be considered, cannot be considered, can not be considered, cant be considered, cannot be accepted, can not be accepted, cant be accepted, not be considered, not considered, need not
    apply, not wanted, not welcome, not accepted, is excluded, are excluded, excluded, is out, isnt for us,
    is not right for us, isnt right for us, is not our thing, isnt our thing, is not for us, arent for us, are not for us, not for us, is a no, are out, is a no go, a no go, no thanks, not allowed, not, no, nope, nah, so no, so not, ruled out, forbidden, no way, are not an option, is
    not an option, not an option, id need sign off, i need sign off, we need sign off, needs sign off, need sign off, would need sign off, id need approval, i need approval, we need approval, needs approval, would need approval, wed need approval, i have to ask, id have to ask, we have to ask, is too much, is too expensive, is out of budget, is over budget, is above budget, out of budget, will be rejected, wont work for us, is a dealbreaker, outside our budget, outside of our budget, is outside our budget, is outside of our budget, are outside our budget, are outside of our budget, beyond our budget, is beyond our budget, are beyond our budget, out of our budget, is out of our budget, are out of our budget, are out of budget, are over budget, is above our budget, are above our budget, are above budget`,
  doubt: `
    sent us, sends us, keep sending us, keeps sending us, gave us, sold us, bad experience with, bad experiences with, bad experience of, bad experiences of, burned by, burnt by, disappointed by, disappointed with,
    let down by,
    -?,
    no one here, nobody here, nobody in our team, no one in our team, nobody on our team, no one
    on our team, none of us, none of our, nobody in house, no one in house, nobody knows, no one
    knows, dont, do not, doesnt, does not, didnt, did not, cant, cannot, can not, couldnt, could
    not, wouldnt, would not, wont, will not, hasnt, has not, wasnt, was not, werent, were not, is
    going away, are going away, is being replaced, will be replaced`,
  former: `
    we dropped the, we dropped, weve dropped, we have dropped, dropped the, we scrapped the, we scrapped, scrapped the, we ditched the, we ditched,
    we abandoned the, we abandoned, we gave up on the, we are dropping, we stopped the,
    migrating away from, migrate away from, migrated away from, switching away from, switched away from, moving off of, getting off, get off,
    stopped using, stop using, gave up on, got rid of, abandoned, phasing out, phase out, used to, used to be, moved from, moved away from, migrated from, migrating from, migrate from,
    migrate off, migrating off, coming from, switch from, switched from, switching from, replace,
    replacing, replaced, moving from, moving away from, move from, port from, porting from,
    rewrite from, migrate our, migrate my, rewrite our, rewrite my, convert our, convert my, port
    our, port my, get rid of, getting rid of, formerly, previously, instead of the old, stack
    today is, stack today, old stack, old stack is, legacy, currently it runs on, it runs on,
    currently runs on, today runs on, currently written in, currently built with, currently built
    in, written in the past in, move off, moving off, move our, move my, moving our, moving my,
    switch our, switch my`,
  soft: `
    would be good if, it would be good if, would be helpful if, it would be helpful if, would be useful if, it would be useful if, would be cool if, would be lovely if,
    no idea if, no idea whether, not sure if, not sure whether, dont know if, dont know whether, i dont know if, do not know if,
    i dont know whether, we dont know if, we dont know whether, im not sure if, we are not sure if, were not sure if,
    stronger on the, stronger on, stronger in, stronger with, leaning towards, leaning to, leaning more towards, with a lean towards, rather strong in,
    also maybe, also maybe a bit of, also maybe some, maybe a bit of, maybe a little, maybe a little bit of, perhaps a bit of,
    a bit of, a little bit of, a touch of, could also be, could also be a, could also be an,
    good eye for, a good eye for, an eye for, eye for, good sense of, a good sense of, sense for,
    good feel for, a good feel for, feeling for,
    one of them should, one of them should be able to, one of them should know, one of them must, one of them has
    to, one of them can, one of whom should, one of whom can,
    nice too, can also do some,
    can also do a bit of, also does some, also do some, and maybe, and maybe also, and maybe some,
    sometimes, sometimes in, occasionally in, from time to time in, once in a while in,
    a bonus if, plus points, plus points for, it would be good to have, it would be great to have, it would be nice to have, wed love, we would love, a big plus is, big plus is, a plus is, a plus would be, a big plus would be, would be great if, would be nice if, would be perfect if, would be ideal if, it would be great if, it would be nice if, great if, nice if, even better if, bonus if, ideally, preferably, prefer, we prefer, preferred, would prefer, preference, preference for,
    preference is given to, preference will be given to, preference given to, preference shall be given to, preference to, bonus, bonus points, bonus points for, bonus if, nice
    to have, nice to haves, nice2have, nice2haves, nice if, good to have, would be nice, a plus
    if, plus if, optional, optionally, desirable, desirably, maybe also, maybe with, maybe some,
    perhaps also, possibly, can be, can be a, could be, could be a, may be a, can also be, even a, extra points, extra points for, even better if, better if, if
    possible, if at all possible, if is possible, if it is possible, if its possible, it would help if, it helps if, it would be a plus if, it would be good if, would love, would rather, rather have, rather use, we like, i like, pref, prefd, hopefully, could also help with, can also help with, also help with, also helps with,
    could help with, can help out with, could also help out with, also helping with`,
  softAfter: `
    a pre, is a pre, would be a pre, is pre,
    gets priority, get priority, has priority, have priority, takes priority, will get priority, will be preferred, are preferred,
    gets preference, get preference, will be given priority, is given priority, are given priority, given priority, gets extra points,
    pref, prefd, would be a dream,
    nice2have, acceptable, is acceptable, are acceptable, a plus, is a
    plus, would be a plus, as a plus, strong plus, a strong plus, is a strong plus, would be a strong plus, real plus, a real plus, is a real plus, would be a real plus, definite plus, a definite plus, is a definite plus, would be a definite plus, great plus, a great plus, is a great plus, would be a great plus, nice plus, a nice plus, is a nice plus, would be a nice plus, clear plus, a clear plus, is a clear plus, would be a clear plus, massive plus, a massive plus, is a massive plus, would be a massive plus, major plus, a major plus, is a major plus, would be a major plus, would be a big plus, would be a huge plus, big plus, a big plus, huge plus, a huge plus, is a big plus,
    a bonus, is a bonus, as a bonus, would be a bonus, preferred, is preferred, preferable, is
    preferable, nice to have, is nice to have, would be nice, would be great, would be good, is
    nice, desirable, is desirable, desired, welcome, is welcome, advantage, an advantage, is an
    advantage, advantageous, optional, is optional, appreciated, is appreciated, if poss, if that works, if this works, if that works for them, if that works for you, if that is possible, if thats possible, if feasible, if thats ok, if that is ok, if doable, if it works, if possible, if at all possible, if is possible, if it is possible, if its possible,
    beneficial, helps, would help, an asset, is an asset, first choice, is our first choice,
    second choice, as second choice, as a fallback, as fallback, second best, would be second best, would be wonderful, would be amazing, would be awesome, would be fantastic, would be lovely, would be cool, would be super, would be brilliant, would be a dream, would be a nice extra, would be an extra, would be a nice bonus, is a nice extra, is an extra, is a nice bonus, would also be wonderful, would also be amazing, would also be awesome, would also be fantastic, would also be lovely, would also be cool, would also be super, would also be brilliant, would also be a dream, would also be a nice extra, would also be an extra, would also be a nice bonus, is useful, are useful, is helpful, are helpful, comes in handy, come in handy, would come in handy, would be perfect, would be ideal, would be helpful, would be useful, would be a benefit, would be welcome, would be appreciated, would be a nice to have, would be preferred, would be preferable, would be desirable, would be an advantage, would be an asset, would be optional, would be neat, would be excellent, would be best, would be the best, would be better, is plus, are plus, is advantage, are advantage, is bonus, will be plus, will be a plus, will be nice, ideally`,
  alike:
    "as would, as would be, and so would, and so would be, so would, so would be, as is, as are, likewise, same for, same goes for, the same goes for, same with",
  withdrawn: `
    drop, scratch, scrap, remove, strike, cross out, cross off, ditch, lose, never mind, nevermind, delete, take out, can skip, decided against, decide against`,
  wouldBe: "would be, would also be, wud be, would b, wd be",
  unneeded: `
    they only do, they only know, they only use, they just do, agency only does, agency only knows,
    developer only does, developer only knows, dev only does, dev only knows, supplier only does,
    forget, forget the, already have, i already have, i have already, already have the, we already have the, because of, due to, no one who only does, nobody who only does, no one who only knows,
    nobody who only knows, no one that only does, nobody that only does, no one who just does,
    nobody who just does, no one who has only done, nobody who has only done, people who only do,
    we already have, we already have a, we already have an, we have already, already have a, already
    have an, already have our, already got a, we already got, already covered, people handle, team
    handles, team handle, developers handle, we handle, we handle the, handle the, handles the,
    takes care of, take care of the, taken care of, taking care of, colleagues do the, team does
    the, our team does the, the team does the, our agency does the, the agency does the, he does the, she does the, they do the, partner does the, cofounder does the, colleague does the, developer does the, already does the, me does the, guy does the, not programming, not coding, no programming, no coding, so not programming, so not coding, have our own, we have our own, in house we have, but not necessarily, not necessarily from, not necessarily in, no need for, no need of, no
    need to know, not need, dont need, do not need, doesnt need, does not need, doesnt need to
    know, does not need to know, dont need to know, doesnt have to know, does not have to
    know, dont have to know, doesnt have to be, does not have to be, dont have to be, doesnt
    need to be, not necessarily, no requirement, no requirement for, no requirement regarding,
    dont care about, doesnt matter if, not important if, not required, no preference,
    regardless of, irrespective of`,
  unneededAfter: `
    dropped, is dropped, was dropped, has been dropped, requirement dropped, requirement is dropped, requirement was dropped, requirement is gone,
    requirement is waived, waived, is waived, requirement was removed, requirement removed, was removed, has been removed, is removed,
    is off the table, off the table, can go, isnt part of the job, is not part of the job, isnt part of it, is not part of it,
    we have already, we already have, we already have them, we already have one, we have that already, are already
    covered, is already covered, already covered, we have enough of, we have covered, have we covered,
    doesnt work for us, dont work for us, didnt work for us, did not work for us,
    too expensive, is too expensive, are too expensive, too expensive for us, is too expensive for us,
    are too expensive for us,
    not required, is not required, isnt required, are not required, not needed, is not needed,
    isnt needed, not necessary, is not necessary, isnt necessary, not important, is not
    important, isnt important, not a must, is not a must, isnt a must, not mandatory, is not
    mandatory, not essential, is not essential, doesnt matter, does not matter, unimportant,
    irrelevant, is irrelevant, no problem if not, not needed at all, no must, isnt mandatory, isnt essential, not strictly necessary, is not strictly necessary, not a requirement, is not a requirement, isnt a requirement, not a condition, is not a condition, not a dealbreaker, not a deal breaker, is not a deal breaker, isnt a deal breaker, not obligatory, is not obligatory, not compulsory, not strictly required, not crucial, is not crucial`,
  having: `
    with, w /, has, have, having, who has, who have, knows, knowing, who knows, need, needs,
    needed, want, wants, requires`,
  neededAfter: `
    required, needed, necessary, is required, is needed, is necessary, are required, are
    needed, expected, is expected, mandatory`,
  contrast: `
    non negotiable, nonnegotiable, non negotiables, not negotiable, musts,
    but, only, must, must have, must haves, must know, just, instead, rather, fine, is fine,
    ok, okay, we need, i need, we want, i want, mandatory, is mandatory, essential, looking
    for, we are looking for`,
  fineAfter: `
    possible, is possible, are possible, can work, would work, would also work, works too, also works,
    would work too, would work fine, would work fine too, would work fine for us, would work fine for us too,
    works for us, works for us too, work for us, work for us too, are also possible, is possible too, are possible too, would work for us, would work for us too, would be fine for us, would be fine for us too,
    fine for us too, ok for us, ok for us too, is fine for us, is fine for us too,
    is fine, is fine too, is also fine, would be fine, would also be fine, would also be ok, would also be okay, would also be possible, could also work, can also work, are fine, is ok, is ok too, is also ok, is
    okay, are ok, would be ok, is acceptable, are acceptable, can be approved, could be approved, is no problem, is not a problem, isnt a problem, is
    all right, is alright, thats fine, that is fine, thats ok, that is ok, no problem, fine too,
    ok too, fine by me, fine with us, fine for us, also ok, also okay, also fine, also good, also great, also possible, also possible too, is also possible, are also ok, are also fine, are also okay, are fine too, are ok too, is good too, are good too, good too, also acceptable, is also good, are also good, works as well, work as well, would work too, would do, would do too, will do too, is okay too, okay too, are okay, are okay too, fine as well, ok as well, okay as well, work too, also work, would be fine too, would be ok too, would be okay, would be okay too`,
  correction: `
    no wait, wait, oh wait, wait actually, no wait actually, actually, no actually, or actually,
    sorry, no sorry, oh sorry, sorry i mean, sorry i meant, no i mean, no i meant, i mean, i
    meant, i meant to say, scratch that, correction, make it, make that, no make it`,
  yes: "yes, yeah, yep, yup, sure",
  unfiltered: `
      does not answer anymore, doesnt answer anymore, does not respond anymore, doesnt respond anymore, no longer answers, no longer responds, does not reply anymore, doesnt reply anymore,
      does not have to be on site, doesnt have to be on site, does not need to be on site, doesnt need to be on site, need not be on site, not necessarily on site, no need to be on site, doesnt have to come to the office,
      not urgent, nothing urgent, not so urgent, no rush, no hurry, not in a hurry,
      available developers, available people, available candidates, available engineers, available consultants, available freelancers,
      available resources, available profiles, available talent, free of charge, free coffee, free fruit, free lunch, free drinks,
      not only juniors, not only junior, not just juniors, not just junior, not too senior, not overly senior, fixed price,
      travel 10 %, travel 15 %, travel 20 %, travel 25 %, travel 30 %, travel 50 %, 10 % travel, 20 %
      travel, 25 % travel, 30 % travel, no agencies, no agency, first available, soonest available, whoever is available first,
      whoever is available sooner, whoever is available soonest, whoever is free first,
      whoever is free sooner, whoever is free soonest, whoever can start first,
      whoever can start sooner, whoever can start soonest, whichever is available first,
      whichever is available sooner, whichever is available soonest, whichever is free first,
      whichever is free sooner, whichever is free soonest, a few days, a few weeks, a few months,
      several weeks, several months, a couple of weeks, a couple of months, half a year, long term,
      short term, available sooner, available earlier, free sooner, free earlier,
      whichever is faster, whoever is faster, whichever is quicker, whoever is quicker, on call,
      agency background, mvp, in the evenings, in the evening, evenings, evening, at weekends,
      available at weekends, available on weekends, available weekends, available at night,
      on weekends, on the weekend, weekends, weekend, at night, nights, accounting software,
      accounting system, accounting tool, accounting program, accounting app, accounting package,
      bookkeeping software, bookkeeping system, invoicing software, invoicing system,
      invoicing tool, payment provider, payment gateway, payment processor, payment system,
      payroll software, payroll system, finance software, finance system, warehouse system,
      warehouse software, shipping provider, hotel software, booking system, booking tool`,
  cheap: `
      affordable, as cheap as possible, best price, budget friendly, cheap, cheaper, cheapest,
      cost effective, cost efficient, inexpensive, low budget, low cost, low price, low rate,
      low rates, tight budget, small budget, limited budget, lowest price, lowest rate, not expensive, not super expensive, not overly expensive, not that expensive, not very expensive, not crazy expensive, not so expensive, not too expensive,
      the cheapest`,
  seasoned:
    "experienced, seasoned, really experienced, quite experienced, pretty experienced, very much experienced",
  deadline: `
    launch, launching, launched, launches, deliver, delivered, delivery, release, released, ship,
    shipped, finish, finished, done, complete, completed, go live, goes live, going live, be live,
    live, deadline, mvp, be ready, is ready, proof of concept, poc, prototype, demo, pilot, ready to launch, app ready, it ready, site ready, applications close, applications closing, submissions close, applications due, bids due, tender closes, closing date, application deadline, respond by, due by, submit by, submission deadline, deadline for applications`,
  task: `
    build, builds, building, develop, develops, developing, make, makes, create, creates, rewrite, rewrites, implement, implements,
    implement it, migrate, migrates, redesign, set up, sets up, replace, port, get it done, turn it around, doable, can be done`,
  conversion:
    "convert, converting, turn, turning, translate, translating, upgrade, upgrading, designs, mockups",
  problem: `
    does not work, doesnt work, do not work, dont work, not working, isnt working, is not working, not work, stopped working,
    stops working, does not load, doesnt load, do not load, dont load, not loading, wont load, does not open, doesnt open,
    does not show, doesnt show, does not display, crash, crashes, crashing, crashed, keeps crashing, broken, breaks, broke,
    slow, slowly, too slow, very slow, hangs, freezes, freezing, fails, failing, failed, flickers, lags, laggy, looks bad,
    looks wrong, looks broken, looks terrible, looks awful, bug, bugs, buggy, error, errors, glitch, glitches`,
  currentTeam: `
    current team, existing team, present team, team today, team so far, the team is made up of, our team is made up of,
    team consists of, team currently has, team currently consists of, the team has, our team has, the team currently has,
    our team currently has, current setup, we currently have, currently we have, we have currently, we now have, on the team already,
    in the team already, team at the moment, we are currently, currently we are`,
  formerPeople: `
    previous person, previous developer, previous dev, previous freelancer, previous contractor, previous agency, previous team,
    previous supplier, previous one, last person, last developer, last dev, last freelancer, last contractor, last agency, last team,
    former person, former developer, former freelancer, former agency, former team, old developer, old dev, old freelancer, old agency,
    old team, the guy who, the one who, the person who, so far we had, so far we only had, until now we had, until now we only had, so far we have only had, in the past we had, we used to have, he worked from, she worked from, he was from, she was from, he was in, she was in, he was based in, she was based in, he lived in, she lived in, he sat in, she sat in, they were in, they were based in, the guy before, the dev before, the developer before, the last one, the last guy`,
  handledByUs: `
    dont have to touch it, you dont have to touch it, no need to touch it, dont need to touch it, not to be touched, we dont touch it, stays as it is, remains as it is, stays untouched,
    is handled by our, are handled by our, is handled by us, is handled in house, is handled internally, is done by our, is done by us, is done in house,
    is covered by our, is covered by us, is taken care of, is looked after by, we do ourselves, we handle ourselves, we can do ourselves,
    we do that ourselves, we do this ourselves, i do myself, stays with us, stays with our, stays in house, remains with us, is our job`,
  praise: `
    was good last time, were good last time, was great last time, were great last time, worked last time, worked well last time, went well last time,
    was good for us, was a good experience, war letztes mal gut, war beim letzten mal gut, hat letztes mal gut geklappt, c'était bien la dernière fois,
    était bien la dernière fois, fue bien la última vez, fue bueno la última vez,
    have worked out well, has worked out well, worked out well, have worked well, has worked well, worked well for us, worked great,
    have served us well, have been great for us, were great for us, was good last time, were good last time, was great last time,
    were great last time, was fine last time, worked last time, worked well last time, worked great last time, went well last time,
    was good for us, was a good experience, has been good to us, has been great, have been great`,
  workDone: `
    is done, are done, is already done, are already done, is ready, are ready, is already ready, is finished, are finished,
    is already finished, is complete, are complete, is completed, already exists, already exist, exists already, exist already,
    is already there, are already there, is there already, is in place, are in place, is already in place, already in place`,
  inThatPlace: "there, over there",
  existingTeam: `
    for, leads, lead, managing, manages, manage, over, for a, for our, for my, for the, for an existing, lead a, lead our, leads a, leading a, manage
    a, manage our, managing a, manages a, in a, in our, join a, join our, joining a, joining our,
    to a, to our, within a, within our, run a, leader of a, into a, into our`,
  please: "please, pls, plz, thanks, thank you, thx, ty",
  forProduct: `
    for our, for my, for the, for their, for our new, for my new, for our existing, of our, of my,
    in our, in my, on our, on my, to our, to my, with our, with my`,
  comparison: "over, than, rather than, instead of",
  goal: `
    migrated to, moved to, ported to, converted to, upgraded to, upgrade to, upgrading to, rewritten in, rewritten to,
    move to, moving to, switch to, switching to, migrate to, migrating to, change to, changing to,
    rewrite in, rewrite it in, rewrite this in, rewrite everything in, port it to, go over to,
    rebuild in, rebuild it in, rebuild this in, rebuild everything in, rebuilt in, be rebuilt in, redo in, redo it in, redone in, remake it in,
    recreate it in, recreated in, reimplement it in, reimplemented in, recode it in, convert it to, convert it into, a new one in, a new version in`,
  softAtEnd:
    "nice, the best, should, could, should have, should haves, could have, could haves, better, even better",
  indifferent: `doesnt matter, does not matter, dont matter, do not matter, not important, is not important, irrelevant, is irrelevant, no preference`,
  notJunior: `not too junior, not to junior, not so junior, not very junior, not completely junior, not totally junior, not a total junior, not a complete junior, not a complete beginner, not a total beginner, not an absolute beginner, not entirely junior, not that junior, not all too junior`,
  lack: `nobody for, no one for, noone for, niemanden für, keinen für, personne pour, nadie para, nobody knew, no one knew, nobody knew how to use, nobody can, no one can, nobody in our team can, no one in our team can, nobody on our team can, no one on our team can, nobody on the team can, no one on the team can, none of us can, noone can, nobody else can, no one else can, nobody here can, no one here can, nobody in house can, nobody is able to, no one is able to, nobody left who can, no one left who can, nobody left who, no one left who, nobody left to, no one left to, nobody to maintain, no one to maintain, nobody to look after, no one to look after, nobody to take care of, no one to take care of, have nobody who, have no one who, have nobody to, have no one to, have nobody for, have no one for, have nobody, have no one, theres nobody, theres nobody to, there is nobody to, there is no one to, there is nobody who, there is no one who, find nobody, find no one, found nobody, found no one, find nobody for, find no one for, found nobody for, found no one for, found nobody who, found no one who, nobody applied for, no one applied for, nobody available for, no one available for, nobody is available for, no one is available for, nobody wants to touch, no one wants to touch, nobody wants to maintain, no one wants to maintain, nobody has time for, no one has time for`,
};
