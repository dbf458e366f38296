import { Meanings } from './meanings.ts';

/** How people say a job in passing, folded, by the words of the guide. What means nothing for the job stands under ''. */
export const IDIOMS = new Meanings({
  'product rendering':
    'exploded view, exploded views, cutaway drawing, technical illustration, 3d product shot, 3d product shots, 3d packshot, 3d packshots, 3d product picture',
  'visual effects':
    'actor younger, actor older, younger actor, older actor, de age, de aging, face replacement, years younger, look younger, looks younger, look older, younger version of an actor',
  'brand identity':
    'colours and fonts, colors and fonts, fonts and colours, choose a typeface, pick a font, find a font, font pairing, typeface, brand colours, brand colors, colour palette, color palette, colour scheme, color scheme, corporate identity, corporate design, visual identity, rebrand, rebranding, look and feel, brand look, new look for, rebrand a, rebrand our, rebrand my, rebrand the, rebranding a, rebranding our, brand from scratch, look for a brand, look for a start up',
  'translate text':
    '12 markets, ten markets, all markets, many markets, several markets, translated campaign, adapt for markets, local markets, local versions, transcreate, transcreation, localise, localize, localisation, localization, in eight countries, in ten countries, in many countries, in several countries',
  'edit video':
    'make it short, film short, shorter film, video shorter, cut down, cutdown, cut downs, cutdowns, with music, add music',
  'long documents':
    'boil down, in three sentences, in one page, in a page, short version of, what does it say, the essence, talk to my pdfs, chat with pdf, chat with my pdf, chat with documents, my own pdfs, own pdfs, my own documents, question my documents, long report, long reports, page report, page pdf, too long to read, tl dr, tldr, key points, main points, executive summary, reads contracts, read contracts, read a contract, legal documents, small print, the gist',
  'audience research':
    'segment our customers, segment customers, segmentation, customer segments, segment our, customer groups, clusters of customers, who is our, who buys, who our customers are, where do they hang out, hang out online, hang out, media habits, media use, attention of, what they read, consumer insight, consumer insights, customer profile, customer profiles, buyer profile, ideal customer, care about, which media do, media do they use',
  'trend research':
    'what is next in, what is next for, whats next in, whats next for, what s next in, what s next for, what comes next in, next big thing in, next big thing for, coming up in, future of, new flavours in, new flavors in',
  'market research':
    'segments, list of prices, overview of, facts about, figures about, study about, how many people, what share of, percentage of, how big is the market, size of the market, market size, market sizing, desk research, category research, background research, deep research, category overview, industry overview, landscape overview, learn a category, get into a category, understand a category, category quickly, new category, get up to speed, know nothing about, understand the market, need to understand the market',
  'text to video':
    'video of a, clip of a, film of a, video showing, clip showing, make video from text, words into video, text into film, film from text, video ai, ai video, ai videos, ai film, ai clips, video generator, realistic video, best video',
  'text to image':
    'picture of, image of, picture with, image with, painting of, portrait of, photo of a, picture showing, image showing, scene with, scene of, picture generator, picture maker, generate picture, generate pictures, generate a picture, art generator, ai art, ai pictures, ai picture, ai images, ai image, ai photos, paint me, draw me, midjourney like, image ai, picture ai, which image ai, claymation, plasticine, lego style, low poly',
  'correct text':
    'shrink, shorter email, long email, polish email, email sounds, sound polite, politer, sound smarter, rude email, good english, better english, write good english, correct my text, sound native, native speaker, fix my english, mistakes in text, my mistakes, spelling mistakes, plain language, simple language, easy language, easy to understand, shorter sentences, less formal, more formal, more polite, cut words, trim text, proof read, proof reading, red pen, sound like a robot text, sounds like ai, sound like ai, sounds like chatgpt, less robotic, not sound like a robot, my english is, english is not good, english is bad, shorter and friendlier, make it friendlier, friendlier',
  workshop:
    'hypothesis tree, issue tree, decision tree, logic tree, fishbone, swot, co creation, cocreation, session online, ideation session, strategy session, team session, online session, virtual workshop, brainstorm session, design thinking, planning poker, voting dots, icebreaker, retro, customer journey, journey map, journey mapping, affinity mapping, affinity map, sticky notes, post its, post it notes, retrospective, retro with, with remote team, mind mapping, flow chart, flow charts, org chart, service blueprint, design sprint, business model canvas',
  'schedule social posts':
    'which hours, what time, when do our fans, when are followers, fans online, followers online, post daily, drip posts, posts for next month, post later, plan posts, post at once, networks at once, all channels at once, several networks, many networks, post everywhere, publish everywhere, all platforms at once, best time to post, when to post, best posting time, post automatically, automatic posting, auto post, line up posts, posts in advance, post for me, multiple accounts',
  'find influencers':
    'right creators, creators for, creator for, ambassadors, ambassador, brand ambassadors, bloggers, youtubers, tiktokers, streamers, micro influencers, nano influencers, kols, creator search, creator discovery, work with to promote, promote our, promote a product, promote a sneaker, who could promote, face of our campaign, testimonials for a campaign',
  'motion capture':
    'dance like me, moves like me, move like me, my movements, body movements, act like me, my dance, dancing character, puppet, mocap, mo cap, without a suit, without suit, no suit, track my body, body tracking, motion tracking body, dance to animation, move a character with my body',
  'clean up audio':
    'de click, declick, de hum, dehum, de noise, de crackle, de clip, de wind, dehiss, clicks, pops, mouth clicks, lip smacks, bad audio, bad sound, poor sound, poor audio, on the mic, mic noise, microphone noise, traffic noise, out of traffic, background hum, clean my sound, clean sound, clean the sound, clear the sound, sounds bad, sounds terrible, sounds awful, sounds like a bathroom, room echo, echoey, echoing, echoes, boomy, hollow sound, wind noise, windy, muffled, crackling, hissing, buzzing, buzz, humming, hum, rumble, distorted, distortion, clipping audio, static, click removal, sound like a studio, sounds like a studio, sound like a real studio, studio quality sound, studio quality audio, studio sound, recorded in a studio, hum out of, noise out of, air conditioning noise, fan noise, background chatter, voice clearer, dialogue clearer, understand the speaker',
  'connect apps':
    'reminder, reminders, send a reminder, each friday, every friday, every monday, each week, every morning, mail merge, by itself every, whenever a, as soon as a, when a new, when somebody, forward emails, copy rows, when an, when invoice arrives, send slack message, slack message, slack messages, automatically send, webhook, webhooks, zap, zaps, if this then that, move data, sync data, fill a spreadsheet, copy paste, copy pasting, same task every day, repetitive, repetitive work, repetitive tasks, boring tasks, manual work, tedious, rename files, sort emails, gmail with, gmail to, gmail and, slack with, slack to, drive with, drive to, move files, boring office, office stuff, copy and paste between, when a form, form is filled, link two apps, in our crm, into our crm, from one table to another, copy numbers, copy data from',
  'social listening':
    'google reviews, reviews analysis, review analysis, app reviews, amazon reviews, tripadvisor, complain about, complains about, complain, complaints, complaining, customer reviews, reviews of, what customers say, what customers think, what fans say, brand health, brand tracking, what people say, what do people say, what are people saying, people are saying, people say about, talk about us, talking about us, talk about our, say about our, say about us, being said about, brand mentions, online mentions, reputation, shitstorm, share of voice, talking about our, talks about us, talks about our, talk about our brand, talk about our product, says about our, says about us, saying about our, saying about us, said about us, said about our, think about our brand, think about us, mention our, mentions our, mention us, mentioned online, mentioned on, angry about us, angry about our, complain about us',
  'see what people search for':
    'words do people use, words people use, people look for, people are looking for, questions people ask, questions do people ask, what people google, people google, googled, what do people google, search demand, search volume, search behaviour, what people ask, people google about, customers google, customers ask google, ask google, google about, type into google, typed into google, searched for on google, search for on google, search for online',
  'without account':
    'no login, no log in, no sign up, no signup, no sign in, without login, without logging in, without log in, without sign up, without signup, without signing up, without registration, without registering, without an account, no registration, no account, no account needed, no email, no email required, login free',
  'target audience':
    'gen z, gen x, gen y, gen alpha, generation z, generation alpha, age group, age groups, target group, target groups',
  free: 'zero budget, no budget, without budget, no money, without money, without any money, for nothing, costs nothing, cost nothing, not pay, do not pay, don t pay, for zero, 0 budget, costs no money, at no charge, no charge, free of cost, broke, no fee, without fees, for 0',
  'one time purchase':
    'no subscription, without subscription, without a subscription, one time payment, one off payment, lifetime licence, lifetime license, lifetime deal, pay once, perpetual licence, perpetual license, buy once, buy outright',
  '': 'in german, in english, in french, in spanish, in italian, in portuguese, in dutch, in danish, in swedish, in norwegian, in finnish, in polish, in czech, in russian, in ukrainian, in turkish, in arabic, in hebrew, in hindi, in chinese, in mandarin, in japanese, in korean, in greek, in hungarian, in romanian, in swiss german, in brazilian portuguese, in many languages, in several languages, that looks good, looks good, look good, looks nice, look nice, looks better, look better, look amateur, looks amateur, look professional, looks professional, looks expensive, looks cheap, up to date, on time, for me, for us, please help, help me, i hate, i hate my, every day, every week, by tomorrow, by friday, by monday, by tonight, by noon, for tomorrow, right now, in a hurry, as soon as possible, asap, no credit card, without credit card, no card, without a card, no watermark, without watermark, without a watermark, watermark free, no watermarks, no limits, no limit, unlimited, in five minutes, in one click, with one click, one click, in seconds, in an afternoon, in an hour, in a day, that works, that actually works, that does not suck, that doesn t suck, for dummies, for free online, in the browser, in browser, in my browser, of all time, in 2024, in 2025, in 2026, this year, right away, step by step, on my own, all by myself, for my boss, my boss wants, boss wants, the client wants, client wants, ai powered, powered by ai, with ai, using ai, with the help of ai, with artificial intelligence, thank you, thanks, for students, for freelancers, for beginners, for agencies, for an agency, for teams, for small teams, for small businesses, for small business, for startups, for start ups, for schools, for non designers, for nonprofits, for ngos, for professionals, for pros, for creatives, for marketers, easy to use, user friendly, simple to use, good quality, high quality, for work, at work, for clients, for my clients, for our clients',
  remove:
    'get rid of, getting rid of, go away, goes away, take out, take away, taken out, cut away, wash out, make disappear, disappear, vanish',
  upscale:
    'blow up, blown up, too small, low res, low resolution, higher resolution, high resolution, more pixels, more resolution, bigger size, hi res, make bigger, make larger, bigger, larger, enlarged, pixelated, pixelates, 300 dpi, large format, too few pixels',
  blurry: 'out of focus, camera shake, not sharp, unsharp, motion blur, soft focus',
  relight:
    'too dark, underexposed, overexposed, bad lighting, bad light, golden hour, better lighting, studio light, studio lighting, lighting added, change the light, change lighting, sunset light, evening light, morning light, warm light, soft light on, light on a product, light on a face',
  'animate photo':
    'video from pictures, video from photos, video from images, video from a photo, video from a picture, video from stills, film from photos, film from stills, pictures into video, photos into video, come alive, comes alive, come to life, comes to life, bring to life, brought to life, bring alive, make it move, make move, move a still, moving picture, moving photo, living photo, still image into motion, still to motion, blink and smile, picture blink, photo blink, make it blink, portrait blink, smile and blink, only have stills, we only have photos, photograph move, clouds move, out of photos, out of three photos, out of our photos, out of pictures, out of stills',
  'vertical video':
    '9x16, 9 16, portrait format, upright format, upright video, portrait version, for phones, phone format, mobile format',
  'consistent character':
    'same person, same face, same hero, same character, same mascot, same figure, consistent hero, consistent face, consistent mascot, recurring character, looks the same, look the same, always the same, character consistency',
  'style reference':
    'same style, this style, style reference, our style, in the style of, house look, same look, match the look, look consistent, consistent look, consistent style',
  'transcribe audio':
    'what was said, what is said, who said what, speech to text, voice to text, audio to text, write down what, type up, typed up, written version of, recording into text, recordings into text, verbatim',
  'meeting notes':
    'meeting minutes, what was agreed, what we agreed, action items, follow ups, call notes, notes from a call, notes from calls, nda friendly notes, take notes, takes notes, taking notes',
  'competitor analysis':
    'compare agencies, compare three agencies, compare websites, compare brands, compare competitors, what do our rivals do, what competitors do, other brands do, rival brands, the competition, our competition, competitive landscape, competitor traffic, competitive review, track competitors, monitor competitors, competitor tracking, competitor monitoring, watch competitors, keep an eye on competitors, are advertising, rivals position, rivals do, competitors position, competitors advertise, others in our field',
  brainstorm:
    'come up with, coming up with, fresh ideas, new ideas, idea for, inspiration for a campaign, creative spark, think of, big idea, launch stunt, pr stunt, stunt, campaign concept, campaign concepts, out of ideas, stuck for ideas, blank page, writers block',
  'answer comments':
    'reply to comments, replies to comments, reply to messages, reply to dms, dms, direct messages, shared inbox, community inbox, community management, community manager, moderate comments, moderation, comment replies, customer messages',
  'approve posts':
    'client approval, client approves, client to approve, sign off posts, approve captions, approves captions, approval of posts, get approval, wait for approval, sign off of posts, sign off on posts, approve our posts, posts approved, approve before publishing, approved before they go out, legal approves posts, before it goes live, see the post, look at each post, before it is posted, before it is published',
  'social media report':
    'which posts worked, what worked, how did our posts do, post performance, instagram report, numbers for the client, monthly report, monthly figures, monthly numbers, social report, channel figures, engagement numbers, insights report, which post worked, which posts work, post worked best, posts worked best, posts worked, posts perform, posts performed, performed best, best performing posts, how are our posts doing, how did our reel do, what instagram brings, what social media brings, channels did, channels are doing',
  'client feedback':
    'client needs to comment, comment on cut, comment on the cut, comments on a cut, comment on a video, comments on video, comment on frames, frame accurate comments, timecoded comments, feedback round, feedback rounds, round of feedback, client feedback, sign off, signoff, sign off on, review link, review round, review a cut, review video, comment on layouts, annotations, collaborate on video, video collaboration, comment together, share a video with a client, share video with client, send video to client, sign off a film, sign off the film, sign off a video, sign off the video, sign off a cut, sign off the cut, sign off an edit, sign off the edit, sign off a design, sign off the design, sign off a layout, sign off layouts, signs off on, signs off, client has to approve, client must approve a, approve a film, approve a video, approve the cut, approve a layout, approve a design, comments with timecode, notes from the client, comments from the client, straight on the film, comments by email, comments by mail, feedback by email',
  'house style':
    'write like our, write like my, write like me, writes like me, forbidden words, banned words, word list, words we never use, tone of voice, brand tone, same tone, one tone, one voice, writes differently, write the same way, sound like us, sounds like us, sound like our, sounds like our, sounding like us, sounding like our, in our voice, in our tone, house style, consistent tone, on brand copy, on brand writing',
  'brand templates':
    'locked templates, lock templates, template locking, brand templates, on brand templates, templates for regional, templates for offices, templates for all offices, templates colleagues, off brand, everybody on brand, stay on brand, brand police, regional offices, nobody can break, nobody can ruin, cannot break, ugly slides, ugly posts, ugly flyers, old logo, wrong colours, wrong colors, wrong font, wrong logo, design their own flyers, make their own flyers',
  'brand guidelines':
    'style guide, styleguide, brand book, brandbook, brand manual, brand rules, brand hub, brand portal, brand site, ci manual, cd manual, corporate design manual',
  'asset management':
    'right logo file, logo files, find the logo, where is the logo, file chaos, thousands of files, find old files, find files, asset library, image library, media library, picture archive, photo archive, image bank, picture database, search our pictures, one place for all, one place for our, all our logos, our logos, all our pictures, our pictures, all our assets, our assets, keep logos, latest logo, current logo, logos up to date, single source of truth, right picture on our, right file on our, download our logos, pictures on our server, files on our server',
  'shooting schedule':
    'shooting days, shooting day, shoot days, shoot day, shooting plan, shooting schedule, production schedule, production plan, schedule shooting, plan the shoot, break down my script, break down a script, script breakdown, scene breakdown, breakdown sheet, day out of days, crew list, location list, stripboard, where at what time on set, people on set, call times',
  previz:
    'pre viz, pre vis, plan camera, camera blocking, block a scene, blocking, previsualise, previsualize, previsualisation, previsualization, pre visualise, pre visualisation, pre visualization, previsualising',
  animatic: 'pitch film, mood film, moodfilm, ripomatic, steal o matic, stealomatic, boardomatic, script into film',
  'sound effects':
    'footsteps, door slam, foley sounds, ambience, atmos, atmosphere sound, crowd sound, rain sound, sound of',
  'background music':
    'temp music, temp track, music bed, bed music, music under, music for an edit, underscore, music for a film, music for my video, music for video, film music, soundtrack for, elevator music, waiting music, music for meditation',
  'licensed music':
    'music we may use, music without claims, without claims, no copyright music, copyright free music, copyright strike, content id, music rights, song rights, gema free, gemafrei, clear music, cleared music, sync licence, sync license, use the song, use a song, use this song, song in an advert, song in an ad, music in an advert, music in a spot, song in a spot, music for an advert, music for a commercial, music for commercials, music for adverts, music similar to, similar music, similar track, similar songs, reference track, trouble with rights, problems with rights, music that we may, music we really may',
  'remove filler words':
    'ums and ahs, um and ah, ums, uhs, ums and uhs, erms, umms, hesitations, stutters, silences, dead air, pauses, long pauses, filler words',
  'separate vocals':
    'vocals out, get the vocals, remove vocals, without vocals, without voice, without singing, karaoke, karaoke version, instrumental version, only the vocals, just the vocals, acapella, a cappella, a capella, isolate vocals, isolate drums',
  'slow motion':
    'slow mo, slowmo, slow down footage, slow down video, slower video, more frames, frame rate, 25 fps, 60 fps, 120 fps',
  'remove video background':
    'green screen without, without green screen, no green screen, greenscreen without, without greenscreen, background of a video, video background, background in video, background from video, key out',
  rotoscope: 'rotoscoping, roto, rotobrush, masking actor, mask an actor',
  'remove object from video':
    'boom in shot, boom mic, mic in shot, out of shot, out of a video, logo in video, paint out, wire removal, rig removal',
  'video to video':
    'day to night, day for night, change the weather, add snow, add rain, restyle footage, restyle video, video style transfer, video to video, change clothes in video, change actor clothes, already shot, reshoot without, without reshooting, without a reshoot, change the season, footage i already, in footage we shot, jacket in footage, shot in summer, summer to winter, make it winter, look like winter',
  'b roll':
    'crowd in a stadium, crowd scene, crowd scenes, crowds of, forgot to film, forgot to shoot, missing shot, missing shots, did not film, didn t film, did not shoot, didn t shoot, extend a clip, longer clip, extend a shot, few frames longer, extra frames, more frames at the end, cutaway, cutaways, establishing shot, drone shot',
  'ugc ads':
    'ugc, ugc ad, ugc video, fake presenter, fake influencer, user generated content, testimonial video, spokesperson ad',
  'motion graphics':
    'kinetic typography, kinetic type, animated type, animated text, moving type, type animation, text animation, lower third, lower thirds, animated titles, title sequence, opening titles, end card, lyric video, fly in, static layout move, layout move, layout that moves',
  'product viewer':
    'product configurator, 3d configurator, rotate the product, spin the product, product viewer, 3d header, website header animation, 3d on website, 3d for website',
  '3d scan':
    'with iphone, lidar scan, scan a room, scan room, scan an object, room scan, floor plan, digital twin of a room, gaussian splat, gaussian splatting',
  'analyse interviews':
    'user interviews, customer interviews, interview transcripts, code themes, themes in interviews, find themes, qualitative research, qual research, open ended answers, open answers, user research, customer research, focus group, focus groups, depth interviews, interviewees, cluster notes, cluster interview, cluster interviews, themes in twenty, quotes out of',
  'survey data':
    'survey answers, survey results, excel sheet, excel file, csv, csv file, numbers in excel, pivot table, charts from data, google analytics export, sales figures, data set, dataset, data analysis, crunch numbers, statistics, talk to my data, ask my data, chat with data, chat with my data, query my data, patterns in, sales numbers, campaign numbers, numbers mean, what the numbers say',
  'ask company files':
    'our sharepoint, company wiki, our wiki, our intranet, intranet, our drive, our own files, company documents, company knowledge, knowledge base, internal documents, internal knowledge, find old decks, our old decks, our files, where did we put, where did we save, where is our, did we save, find that presentation, our old presentations',
  'research papers':
    'peer reviewed, peer review, studies about, academic studies, scientific studies, scientific evidence, literature review, journal articles, papers about, academic sources, evidence for',
  'fact check':
    'is it true, is this true, fact check, fact checker, fact checking, factcheck, verify a claim, verify claims, check a claim, source for, sources for, find the source, with sources, cite sources, citations, hallucinations, without hallucinations, right or wrong',
  'ad copy':
    'facebook ad text, ad text, ad texts, ad headline, ad headlines, headlines for, headline writer, headline generator, product description, product descriptions, product text, product texts, google ads text, sales text, sales copy, sell copy, call to action, ctas, cta, copy writer, body copy, performance copy, ad variants, google ad, google ads',
  slogan: 'tagline, taglines, strapline, straplines, claim for, slogan ideas, punchline, catchphrase, motto',
  'find a name':
    'name ideas, brand name, product name, company name, business name, find names, call our, what should we call, what to call, name for a, name for our, name for my, name for the, names for a, names for our, names for my, name our, name my, name a, name an, naming a, naming an, naming our, naming my, naming of',
  article:
    'press release, press releases, news release, blog post, blog posts, long read, thought leadership, newsletter text, white paper, whitepaper, whitepapers, editorial, op ed, advertorial, case study, seo text, seo texts, seo article, newsletter for our, newsletter for my, newsletter every, monthly newsletter',
  'social captions':
    'post text, post texts, text for instagram, text for linkedin, linkedin text, captions for instagram, caption for instagram, instagram captions, instagram caption, social copy, social text, write posts, write a post, post ideas',
  'script writing':
    'dialogue for, write dialogue, film script, tv script, radio script, radio spot, video script, youtube script, podcast script, speech for, wedding speech, keynote speech, screenplay, screen play, teleplay, voice over text',
  'write a story':
    'novella, fiction, short story, short stories, fairy tale, fairytale, poetry, fantasy, bedtime story, treatment',
  'creative brief':
    'brief template, briefing, briefings, write brief, client brief, brief for, re brief, rebrief, debrief, scope of work',
  'product photos':
    'product pictures, product picture, product shots, product shot, product images, product image, packshot, packshots, pack shot, pack shots, flat lay, flatlay, flat lays, still life, bottle on a beach, put my bottle, put my product, product on a, product in a scene, product scene, without a studio, photo studio, webshop pictures, shop pictures, shop photos, amazon pictures, ebay pictures, etsy photos, for webshop, for a webshop, cutout for',
  'clothes on model':
    'wearing our, wearing my, wear our, wears our, model wearing, virtual try on, try on, fashion shoot, fashion model, fashion models, lookbook, clothing brand, garment, garments, dress on a, dress on our, dress on the, shirt on a model, jacket on a model, jacket on a, shoes on a model, clothes on a person, clothes on a, on a mannequin, worn by, have no models, without models, no fashion models',
  headshot:
    'team page, team photos, team photo, employee photos, staff photos, portraits of colleagues, linkedin photo, linkedin picture, profile pic, profile pics, cv photo, application photo, passport photo, corporate portrait, corporate portraits',
  'portrait retouch':
    'wrinkles, wrinkle, acne, pimple, pimples, blemish, blemishes, double chin, red eyes, smooth skin, make up, makeup, glasses reflection, reflections on glasses, reflection on, reflections on, eyes closed, closed eyes, stray hair, flyaway hair, beauty retouch',
  'object removal':
    'tourists, photobomber, photo bomb, photobomb, power lines, trash can, bystanders, passers by, people in the background, people in background, ex boyfriend, ex out of, growing out of, price tag off, take the price tag',
  'extend image':
    '48 sheet, stretch a key visual, stretch a picture, stretch an image, stretch the background, stretch image, wider picture, more space, more background, more sky, add space, other format, different aspect, aspect ratio, uncrop, un crop, outpaint, outpainting, expand image, expand picture, bleed, add bleed, missing edges',
  'resize design':
    'into formats, all formats, every format, many formats, all sizes, every size, many sizes, different sizes, other sizes, size variants, size adaptations, adaptations, adaptation, ad sizes, banner sizes, format adaptations, adapt a layout, adapt layouts, versioning, for story and feed, story and feed, on all screens, screens with different sizes, many screens',
  kontext:
    'swap the language, swap the, swap out, change the colour of, change colour of, replace the, put a hat on, edit with words, describe the change, edit by talking, prompt edit, change the background colour, change clothes, change hair, make the sky, change the sky, new sky, sky replacement, replace sky, dramatic sky, blue sky, in other colours, in other colors, in different colours, in different colors, other colours, in three colours, three other colours, colour variants, color variants, colourways, in red instead',
  'restore old photo':
    'old photograph, old pictures, old picture, scratched, grandfather s, grandmother s, grandfathers, grandmothers, grandpa, grandma, family photo, family photos, black and white, colourise, colorise, colorize, colourize, colorised, damaged photo, colour to a photo, color to a photo, colour to an old, color to an old',
  'restore old footage':
    'vhs, old vhs, old tape, old tapes, super 8, super8, 8mm, 16mm, home movies, home movie, archive footage, archive film, archive tape, archive material, old film, old films, deinterlace, interlaced',
  vector:
    'line art, lineart, linework, line drawing, line drawings, pictogram, pictograms, scan to vector, logo scan, trace a logo, trace an image, image to vector, png to svg, jpg to svg, vectorise, vectorize, svg files, eps, seamless pattern, seamless patterns, repeat pattern',
  logo: 'monogram, wordmark, word mark, letter mark, lettermark, emblem, crest, brandmark, brand mark, company sign, logotype, sign with our name, sign with my name, mark for our, simple mark',
  poster:
    'hoarding, signage, sign for, billboard design, placard, handbill, club night, concert poster, event poster, movie poster, film poster, gig poster, invitation card, greeting card, birthday card, party invitation, save the date, menu card, restaurant menu, gift card, voucher, hang up, to hang up, postcard to, summer party',
  'document layout':
    'certificate, certificates, letterhead, stationery, annual report, e book, resume layout, cv layout, multi page, page layout, print layout, one pager, onepager, pdf report, lead magnet, pdf one pager, one pager pdf, one pager as pdf, nice pdf, not look like word, pdf out of',
  illustration:
    'watercolour, watercolor, ink drawing, charcoal, crayon, pencil drawing, childrens book, children s book, picture book, clip art, clipart, doodle, doodles, scribble, colouring book, coloring book, cartoons, comics, comic strip, manga, tattoo, anime',
  'concept art':
    'for a game, game art, game assets, environment art, matte painting, creature, creatures, fantasy world, world building, sci fi, level art, pixar style, disney style, pixar like',
  photorealistic:
    'photorealistic, photo realistic, photorealism, realistic people, looks like a photo, look like a photo, hyperrealistic, hyper realistic, lifelike',
  'readable text':
    'not gibberish, no gibberish, gibberish, spells right, correct spelling in images, spell correctly, spells correctly, words in pictures, words in images, text in images, text in pictures, type on a, lettering in, handwriting, calligraphy, legible',
  rendering:
    'stand design, booth design, trade fair stand, trade show booth, stage design, shop design, shop interior, retail design, architecture, architectural, floorplan, house design, exhibition stand, concept car, car design, shoe design, sneaker design, industrial design, product design sketch, shop look with, room look with, kitchen look with, stand for the trade fair, before it is built',
  'packaging mockup':
    'packaging, dieline, die line, label design, can design, box design, bottle design, t shirt, t shirts, tshirt, tshirts, tee, hoodie, tote bag, mug, merch, merchandise, on a shirt, on a mug, on a box, shirt print, shirt design',
  'copyright safe images':
    'model release, faces legally, legally clean, clean rights, clean data, clean training data, pays artists, pay artists, paid artists, fair to artists, artists get paid, not stolen, stolen art, without stealing, indemnified, who is liable, get sued, sued, being sued, lawsuit, safe for clients, safe for brands, brand safe, legal says, legal department, my lawyer, our lawyer, our lawyers, legal protection, protection against, protects against, legally protected, legal cover, protect us from claims, legal risk, without legal risk',
  'build an app':
    'microsite, micro site, mini app, configurator, internal tool, internal tools, without code, without coding, without a developer, without developers, no developer, no developers, no code, nocode, low code, lowcode, vibe coding, vibe code, backend, saas, mvp, database app, login page, web app, mobile app, chrome extension, browser game, form builder, online form, contact form, survey maker, quiz maker, poll maker, calculator for our, calculator for my, idea for an app, small calculator, quiz for our website',
  'build an agent':
    'chatbot, chat bot, chatbots, autonomous, autonomous agent, autonomous agents, agentic, multi agent, digital worker, ai employee, ai employees, custom gpt, own gpt, bot for our, bot for my, bot that, does tasks by itself, do tasks by itself, works by itself, tasks on its own, works on its own, does things for me, do tasks for me',
  'clickable prototype':
    'user test, user testing, usability test, click dummy, clickdummy, clickable wireframe, click through, tap through, test with users',
  sitemap: 'site structure, information architecture, site map, page structure, website structure, website plan',
  thumbnail:
    'youtube cover, video cover, cover image, podcast cover, album cover, spotify cover, book cover, cover art, album art, channel art, youtube banner',
  gif: 'boomerang, cinemagraph, cinemagraphs, animated sticker, loopable, looping video, seamless loop',
  'training video':
    'onboarding video, onboarding videos, onboarding, explainer, explainers, how to video, howto video, instructional video, instruction video, safety video, product demo, demo video, screen recording, record my screen, record screen, screen capture, e learning, elearning, course video, online course, lms, sop video, software tutorial, film for employees, film for staff, video for employees, video for staff, video for new employees, film for new colleagues, video for new colleagues',
  'talking avatar':
    'singing avatar, photo that talks, picture that talks, talking photo, talking picture, talking head without, presenter without, virtual presenter, virtual host, news anchor, newsreader, digital human, digital twin, clone of me, clone myself, double of me, talking face, talking character, eye contact without, reads the news, read the news, without filming anybody, without filming anyone',
  'video dubbing':
    'speak spanish, speak german, speak french, speak english, speak italian, speak chinese, speaks spanish, speaks german, speaks french, speaks english, foreign language version, language versions, language version, other language version, voice in other languages, video translator, translate video, video translation, translate a video, translate my video, change language, change the language, another language, other languages, into another language, in another language, speaking spanish, speaking german, speaking french, speaking english, speaking italian, speaking chinese, speaking portuguese, speaking japanese, same presenter in, same speaker in, presenter in five languages, film in five languages, film in three languages',
  'voice over':
    'not robot, not robotic, not a robot, no robot, robot voice, robotic voice, sounds human, sound human, like a human voice, human sounding, reads aloud, read aloud, read it out, reads out, reads out loud, read out loud, speak my text, speaks my text, audio description, audio descriptions, pronounce our, pronunciation, narrating, announcer, audiobook, audiobooks, audio book, phone menu, ivr, voice prompt, guide track, scratch track, scratch voice, scratch vo, ai voice, ai voices, synthetic voice, voice talent, voice actor, telephone system, phone system, answering machine, voicemail, hotline, on hold, hold message, telephone announcement, speaker for radio, speaker for a radio, speaker for a spot, speaker for a film, off voice, off screen voice, reading voice',
  'clone voice':
    'my own voice, copy my voice, copy voice, own voice, in my voice, voice double, voice copy, digital voice, copy my own voice, copy of my voice, version of my voice, my voice as, version of our presenter s voice, presenter s voice, voice of our presenter, voice of our founder',
  subtitles:
    'burn in, burned in, burnt in, hard coded captions, burn captions, srt, srt file, srt files, vtt, closed captions, sdh, word by word captions, caption my, words on screen, text on video, hard of hearing, deaf, text on screen, words popping up, words pop up, words appear, pop up words, on mute, without sound on, sound off, watch without sound, what is spoken on screen, turns the sound on, turn the sound on, sound is off, text on our clips, text on all our clips',
  reel: 'short form, shortform, short form video, tiktok video, tik tok, insta story, instagram story, vertical clips',
  'long video to shorts':
    'into shorts, into reels, into clips, into ten reels, highlights of, highlight clips, best moments, best bits, snippets from, clips from, podcast clips, shorts from, talk into, chop a, chop up, chop my, chop the, into snippets, into teasers, highlights from, clips for linkedin, clips for tiktok, clips for instagram, clips from a webinar, clips out of',
  'podcast editing': 'podcast cut, cut a podcast, multicam podcast, podcast production, podcast post, show notes',
  'text based editing':
    'delete words in transcript, cut by deleting text, edit like a document, edit like word, paper edit, papercut',
  'video editor':
    'sync sound and picture, sync sound, sync audio, sync clips, anonymise faces, anonymize faces, blur faces, blur a face, pixelate faces, cut video, cut a video, cut videos, cut film, edl, rough cut, roughcut, fine cut, assembly, assembly edit, showreel, sizzle, sizzle reel, sizzle film, docu, event film, after movie, aftermovie, wedding film, vlogs, trim a video, join videos, editor for mac, simple video, minute film, cut an event, recap film, recap video',
  'colour grading':
    'lut, luts, log footage, teal and orange, film look, match shots, match cameras, colour match, color match, white balance video',
  'audio mastering':
    'lufs, loudness, r128, ebu r128, broadcast norm, peak level, true peak, louder, too quiet, volume differences, even volume, same volume, mastering, normalise audio, normalize audio',
  'character replacement':
    'swap actor, cg character, actor into robot, actor with cg, replace the actor, actor replaced, swap the actor, swap an actor, actor for a, actor with a, actor into a, turn the actor into, replace the person in a video, replace a person in video',
  'make a song':
    'sing my lyrics, song from lyrics, birthday song, jingles, jingle, rap, rapper, company song, love song, hymn, sung, theme tune, theme song, beats, beat maker, sing my, sings my, sing our, sing this, sing a text, track for a birthday, lyrics into a song, poem into a song',
  'style training':
    'lora, loras, fine tune, fine tuning, finetune, finetuning, dreambooth, own model, custom model, train a model, teach it our style, learn our style, house illustrator, illustrator s style',
  'node based':
    'node based, nodes, node editor, node graph, repeatable workflow, image pipeline, chain models, pipeline for images, repeatable image process, image process, repeatable process for images',
  'all models in one place':
    'all the models, all the image models, all models, every model, one subscription, under one subscription, one account, single subscription, many models, different models, compare models, all in one',
  'bulk images':
    'at scale, in bulk, hundreds of images, thousands of images, batch of images, batch generate, bulk images, mass produce, by the hundred, by api, via api, image api, rest api',
  'cinematic shots':
    'camera moves, camera move, camera movement, dolly zoom, dolly shot, crane shot, tracking shot, bullet time, fpv, one take, lens look, anamorphic',
  'short film': 'music video, musicvideo, music clip, ai movie, whole film, feature film, fake trailer',
  'video ad':
    'tv spot, tv commercial, video ads, advert film, product video, product film, product clip, promo video, promo, preroll, pre roll, bumper ad, social ad video, image film, brand film, ad from a photo, ad from photos, ad with ai, ai ad, ai ads, commercial with ai',
  'pitch deck':
    'power point, slide deck, slidedeck, slides for, deck for, investor deck, sales deck, pitch document, keynote slides, credentials deck, creds deck, strategy deck, ugly deck, presentation for, ppt, pptx, present to the board, have to present, presentation for the board, boring slides, slides look good, better slides',
  'document to slides':
    'pdf to slides, pdf into slides, word to powerpoint, document to presentation, report into slides, text into slides, outline to slides, doc to deck, notes into slides, document into slides, word document into, pages into slides, wall of text, should become slides, become slides',
  infographic:
    'from a table, data visualisation, data visualization, dataviz, data viz, chart maker, nice charts, make charts, pretty charts, bar chart, pie chart, visualise data, visualize data, timeline graphic',
  'content calendar':
    'editorial plan, editorial calendar, redaktionsplan, posting plan, content plan, content planner, content planning, month of posts, social calendar, publishing calendar, what to post when, when to post what, what to post, what should we post, posts for the whole month, posts for a month, a month of content',
  'project management':
    'kanban, gantt, to do list, todo list, task list, task management, project plan, project tracker, project board, keep track of, who does what, deadlines, wiki for team, manage freelancers, manage my team, manage a team, manage projects, manage tasks',
  'visual references':
    'reference library, image references, visual references, inspiration library, save inspiration, swipe file, swipefile, scrapbook, collect images, collect pictures, organise images, organise inspiration, bookmark images',
  'text to podcast':
    'into a podcast, article to audio, articles to audio, listen to articles, listen to my, audio article, blog to audio, document to audio, pdf to audio, podcast from text, podcast from a document, two people talk, two hosts, two voices talk',
  'reuse content':
    'repurpose, repurposing, many pieces, recycle content, one piece into many, content recycling, blog to posts, article into posts, blog into posts, podcast into posts, video into posts',
  'stock photos':
    'stock picture, stock pictures, stock image, stock images, stock video, stock videos, image library to buy, pictures to buy, buy pictures, buy photos, find a photo, find a picture, find photos, find pictures, find images, find an image, buy images, buy an image, buy a photo, buy footage, pictures for a blog, pictures for our blog, images for a blog, photos for a blog, photos for a website, pictures for a website, images for a website',
  'sketch to image':
    'scribble to, napkin sketch, sketch into, rough sketch, drawing into, kids drawing, child s drawing, from a sketch, from sketch, my drawing',
  'landing page':
    'campaign page, one page site, onepage, one page website, product page, signup page, sign up page, lead page, splash page, collect emails, collect email addresses, collect addresses, page to collect, sign up form page, page for a launch, page for a campaign, launch page, page for the campaign, page for our campaign',
  'design to code':
    'figma to react, figma to html, figma to code, design to html, screenshot to code, image to code, into html, into react, front end code, frontend code, export code',
  'performance capture':
    'my acting, act out, acting onto, drives a character, drive a cartoon, drives a cartoon, my face onto, my face drives',
  'animate logo': 'animated brandmark, moving logo, logo move, logo moves, logo in motion, logo at the end of',
  moodboard: 'look and feel board, feel board, visual direction board, board of references',
  storyboard:
    'board for a tv, board for a spot, board for a commercial, boards for a spot, boards for a commercial, scenes before the shoot, frames for a film, see the spot before, see the film before, expects boards, client boards',
  'licensed video model':
    'video with clean rights, video ai with clean rights, film with clean rights, clean rights video, video safe to use, video we may use',
  'remote recording':
    'over the internet, in another city, guest in another, guests in different, guest from another, guest abroad',
  'social media post': 'quote card, quote cards, quote tile, quote tiles, quote graphic',
  '3d character animation': 'humanoid, biped, quadruped, game character animation',
});
