import { Meanings } from './meanings.ts';

/**
 * Products that the guide does not list, folded, by the job that people name them for: somebody who types one is looking
 * for what does that job. Those that a task says itself ('krisp') need not stand here.
 */
const NEIGHBOURS = new Meanings({
  'screen recording edit video':
    'loom, tella, screencastify, screenflow, screencast o matic, screen studio, cleanshot, arcade software, supademo, bandicam, obs, obs studio, snagit',
  'training video':
    'powtoon, vyond, animaker, articulate, articulate 360, guidde, scribehow, renderforest, doodly, videoscribe, moovly, camtasia',
  'project management':
    'asana, trello, monday com, clickup, basecamp, airtable, coda io, evernote, obsidian, onenote, wrike, smartsheet, todoist, jira, linear app, anytype, craft docs',
  whiteboard:
    'figjam, lucidspark, lucidchart, whimsical, excalidraw, conceptboard, stormboard, klaxoon, mural, padlet, tldraw, xmind, mindmeister',
  'pitch deck':
    'google slides, prezi, slidesgo, slidebean, decktopus, plus ai, keynote, slideshare, ludus, chronicle hq, storydoc, presentations ai, mentimeter, slidespeak',
  'website builder':
    'dorik, hostinger, durable co, 10web, elementor, divi, godaddy, jimdo, strikingly, weebly, wix, squarespace, ghost cms, hubspot cms, mobirise, teleporthq, siter',
  'landing page builder': 'unbounce, leadpages, instapage, carrd, clickfunnels, swipe pages, landingi',
  'app builder':
    'github copilot, codex, cursor ai, cursor ide, windsurf, bubble io, flutterflow, adalo, softr, glideapps, base44, retool, emergent sh, rork, devin, aider, cline, tempo labs, firebase studio, xcode, visual studio, vs code, vscode, lovable dev',
  prototype:
    'balsamiq, axure, protopie, invision, marvel app, justinmind, proto io, moqups, framer classic, origami studio',
  'ui design': 'sketch app, adobe xd, penpot, visily, galileo ai, ux pilot, magician design, banani, motiff, lunacy',
  'photo editor':
    'gimp, pixlr, photopea, affinity photo, corel paintshop, paintshop pro, fotor, befunky, polarr, snapseed, picsart, vsco, picmonkey, photoscape, lensa, facetune, faceapp, airbrush app, evoto, retouch4me, lightx, meitu, remini photo',
  'photo culling':
    'capture one, dxo, dxo photolab, darktable, rawtherapee, on1, on1 photo raw, aftershoot, imagen ai, narrative select, photo mechanic, acdsee, filterpixel',
  'image upscaler':
    'gigapixel, gigapixel ai, lets enhance, let s enhance, vanceai, waifu2x, real esrgan, esrgan, bigjpg, icons8 upscaler, upscale media, deep image, supir, hitpaw, avclabs',
  'fix blurry photo': 'remini, unblur, sharpen ai, denoise ai, fotorestore, dxo pureraw',
  'restore old photo': 'myheritage, deep nostalgia, colorize cc, palette fm, hotpot ai',
  vector:
    'inkscape, affinity designer, coreldraw, corel draw, vectornator, linearity, linearity curve, vectorizer, vectorizer ai, vector magic, boxy svg, gravit designer, kittl, illustroke, affinity',
  'digital art':
    'procreate, clip studio, clip studio paint, sketchbook, rebelle, adobe fresco, fresco, corel painter, painter corel, artrage, medibang, ibis paint, concepts app, infinite painter, krita',
  'logo maker':
    'looka, brandmark, tailor brands, hatchful, logoai, designs ai, brandcrowd, logo com, zyro logo, wix logo maker, turbologo',
  'image generator':
    'dall e, dall e 3, dalle, dalle 3, nightcafe, artbreeder, craiyon, bing image creator, dreamstudio, starryai, playform, civitai, tensor art, reve, imagen, imagen 4, mystic, freepik ai, dreamina, wombo, wombo dream, deepai, jasper art, bluewillow, getimg, openart, imagine art, leonardo, mage space, seaart, pixai, adobe express ai, meta imagine, qwen image, z image, hidream, kolors, ernie image, novelai image, gpt image',
  'local image generation':
    'automatic1111, a1111, fooocus, forge ui, sd forge, draw things, diffusionbee, easy diffusion, swarmui, stability matrix, pinokio, sdxl',
  'stock photos':
    'unsplash, pexels, pixabay, adobe stock, depositphotos, dreamstime, storyblocks, pond5, alamy, istock, vecteezy, stocksy, 123rf, fotolia, rawpixel, picjumbo, eyeem, burst shopify, artgrid, motion array, videvo',
  'licensed music':
    'musicbed, audiojungle, uppbeat, bensound, premiumbeat, marmoset, soundstripe, audio network, universal production music, extreme music, filmstro, thematic app, hooksounds, jamendo, track club, lickd, slipstream music',
  'background music':
    'mubert, boomy, beatoven, loudly, amper, amper music, jukebox ai, ecrett, evoke music, musicfy, splash music, wavtool, riffusion, musicgen, mureka, tad ai, lyria, songr, aimi',
  'make a song':
    'garageband, logic pro, ableton, ableton live, fl studio, cubase, studio one, bandlab, soundtrap, bitwig',
  'sound effects':
    'freesound, boom library, soundly, soundsnap, zapsplat, splice sounds, sfx engine, pro sound effects',
  'vocal remover':
    'vocalremover, vocal remover org, spleeter, ultimate vocal remover, uvr, uvr5, demucs, stemroller, audioshake, phonic mind, gaudio, fadr',
  'clean up audio':
    'audacity, adobe audition, accusonus, cleanvoice, cleanvoice ai, supertone, supertone clear, dolby on, dolby enhance, waves clarity, clarity vx, noise gate, podcastle enhance, acon, cedar audio, goyo, hush audio, absentia, dxrevive, nvidia broadcast',
  'audio mastering': 'emastered, landr, ozone, bakuage, cloudbounce, pro tools, reaper, wavelab, nugen',
  'remote podcast':
    'squadcast, zencastr, cleanfeed, spreaker, streamyard, podcastle, iris podcast, anchor fm, buzzsprout, remotely fm, boomcaster, alitu, hindenburg',
  'text to speech':
    'speechify, naturalreader, natural reader, amazon polly, google text to speech, azure speech, listnr, lovo, lovo ai, genny, cartesia, hume ai, voicemaker, speechelo, fliki voice, ttsmaker, ttsmp3, balabolka, voicebooking, voquent, cereproc, inworld, fish audio, kokoro, piper tts, openai tts, notevibes, synthesys, typecast, replica studios, voices com, sonantic',
  'voice changer': 'voicemod, altered studio, kits ai, rvc, voice ai, controlla voice',
  'voice cloning': 'resemble, resemble ai, descript overdub, lyrebird, coqui, tortoise tts, openvoice, xtts',
  'talking avatar':
    'd id, elai, elai io, hour one, deepbrain, ai studios, tavus, argil, vidnoz, yepic, creatify, arcads, veeroll, colossyan, synthesys avatar, rephrase ai, movio, akool, jogg ai, mirage studio, tiktok symphony, soul machines, virbo, wondershare virbo, anam, spiritme, studio d id, makeugc',
  'video dubbing':
    'papercup, rask, rask ai, dubverse, flawless ai, deepdub, dubdub, camb ai, dubbing ai, vidby, maestra',
  'lip sync': 'sync labs, sync so, wav2lip, lipdub, lipsync studio, latentsync, pipio',
  'transcribe audio':
    'trint, sonix, happy scribe, happyscribe, temi, gotranscript, amberscript, turboscribe, assemblyai, deepgram, notta, maestra transcription, speechmatics, simon says, scribie, transcribeme, good tape, noscribe, aiko, superwhisper, wispr flow, dragon dictation, vibe transcribe, buzz transcribe, express scribe, f4',
  'meeting notes':
    'tl dv, tldv, fathom, read ai, avoma, gong, gong io, grain, jamie ai, supernormal, tactiq, circleback, sembly, meetgeek, bluedot, laxis, zoom ai companion, zoom ai, fellow app, krisp notes, minutes ai, plaud, limitless ai, noota',
  subtitles:
    'zubtitle, checksub, subtitle edit, aegisub, kapwing, subly, zeemo, happyscribe subtitles, veed subtitles, mixcaptions, subtitle horse, jubler, ooona, amara, autocap, blink captions',
  'long video to shorts':
    'klap, klap app, vizard, vizard ai, munch, getmunch, vidyo, vidyo ai, 2short, quso, spikes studio, qlip, choppity, reap video, wisecut, crayo, opus pro, clips ai',
  'video editor':
    'filmora, imovie, avid, media composer, vegas, vegas pro, shotcut, kdenlive, openshot, lightworks, inshot, clipchamp, vn, vn editor, movavi, powerdirector, splice video, kinemaster, lumafusion, edius, windows movie maker, movie maker, flexclip, wevideo, vsdc, olive editor, blackmagic, adobe rush, premiere rush, wondershare, edits app, alight motion, magisto, hitfilm, camtasia editor',
  'script to video':
    'invideo, invideo ai, pictory, fliki, lumen5, animoto, steve ai, raw shorts, wave video, visla, vidnami, revid, storyshort, autoshorts, zebracat, synthesys video',
  'visual effects':
    'nuke, foundry nuke, blackmagic fusion, mocha pro, boris fx, silhouette fx, natron, sapphire plugin, red giant, beeble, switchlight, aximmetry, disguise',
  'text to video':
    'veo, veo 3, google veo, pixverse, vidu, wan 2, wan video, hunyuan, hunyuan video, genmo, haiper, kaiber, deforum, stable video, stable video diffusion, svd, minimax, gen 3, gen 4, mochi, lensgo, morph studio, krea video, decohere, neural frames, meta movie gen, emu video, noisee, ltx video, cogvideo, domoai, pixelle, animatediff, viggle, vidful, imagine video',
  '3d model':
    'cinema 4d, c4d, maya, autodesk maya, 3ds max, 3dsmax, zbrush, houdini, rhino, modo, nomad sculpt, womp, vectary, tinkercad, fusion 360, substance, substance painter',
  'text to 3d':
    'rodin, hyper3d, hunyuan3d, csm ai, luma genie, sloyd, kaedim, masterpiece studio, trellis, 3dfy, point e, makerworld ai, alpha3d, sudo ai',
  '3d scan':
    'reality capture, realityscan, kiri engine, scaniverse, matterport, metashape, agisoft, regard3d, 3d scanner app, canvas lidar, luma ai capture, nerfstudio, postshot, meshroom, qlone',
  'motion capture':
    'mixamo, plask, deepmotion, xsens, vicon, optitrack, radical motion, iclone, perception neuron, captury, kinetix, qualisys, remocapp',
  'character replacement': 'wonder dynamics, wonder studio',
  'motion graphics':
    'lottiefiles, lottie files, cavalry, cavalry app, haiku animator, flinto, tumult hype, apple motion, principle app, hera video, fable prototype, expressive app, linearity move, svgator, moho, toon boom, adobe animate, tvpaint, opentoonz',
  moodboard:
    'shotdeck, pinterest boards, are na, mymind, savee, cosmos so, behance, dribbble, niice, gomoodboard, film grab, flim ai, kive, designspiration, pureref, raindrop, same energy',
  screenplay:
    'celtx, final draft, fade in pro, highland 2, arc studio, writerduet, squibler, trelby, scenarist, kit scenarist',
  'write a story':
    'scrivener, novelai, novelcrafter, ulysses app, dabble writer, plottr, inkitt, campfire writing, raptor write, nolan ai, living writer',
  'call sheet':
    'movie magic, gorilla scheduling, yamdu, setkeeper, shot lister, croogloo, showbiz budgeting, rivetai, fuzzlecheck, production beast, wrapbook, dramatify, scenechronize',
  storyboard:
    'storyboarder, storyboardthat, storyboard that, plot pictures, toon boom storyboard pro, storyboard pro, krock, katalist, storyboarder ai, frameforge, elai storyboard, makestoryboard, drawstory, previs pro, shotpro',
  'video review':
    'vimeo review, vimeo review tool, wipster, filestage, ziflow, reviewstudio, syncsketch, dropbox replay, shotgrid, flow production tracking, ftrack, krock io, gopdf proof, pagerproof, pageproof, markup io, pastel app, evercast',
  'digital asset management':
    'brandfolder, canto, widen, aprimo, dash dam, cloudinary, acquia dam, adobe experience manager, air inc, picflow, pickit, mediavalet, celum, wedia, extensis portfolio, resourcespace, brandmaster, lytho, papirfly',
  'brand guidelines':
    'zeroheight, brandpad, corebook, standards site, lingoapp, gingersauce, baseline brand, brandy hq, supernova io',
  'social listening':
    'meltwater, talkwalker, sprinklr, brand24, awario, netbase, quid, digimind, keyhole, keyhole co, mention com, brandmentions, youscan, radarr, zignal, synthesio, infegy, pulsar, pulsar platform, google alerts, buzzsumo',
  'social media scheduler':
    'emplifi, agorapulse, sendible, loomly, socialbee, coschedule, publer, zoho social, tailwind app, oneup, contentstudio, postiz, socialpilot, hopper hq, crowdfire, meetedgar, statusbrew, swat io, vista social, meta business suite, tweetdeck, eclincher, missinglettr, postcron, kontentino, fanpage karma, facelift, gain app, heropost, plann, mixpost, fedica, typefully, postwise, hypefury, blackmagic so, linktree',
  'social media report':
    'iconosquare, socialinsider, rival iq, quintly, dash hudson, whatagraph, agencyanalytics, swydo, databox, squarelovin, socialblade, social blade',
  'find influencers':
    'hypeauditor, modash, upfluence, creatoriq, heepsy, aspireiq, grin influencer, traackr, klear, influencity, kolsquare, collabstr, storyclash, favikon, tagger media',
  'answer comments':
    'manychat, chatfuel, zendesk, intercom, respond io, gorgias, freshdesk, front app, replyrabbit, superchat, trengo, tidio',
  'keyword research':
    'ahrefs, moz, moz pro, ubersuggest, answerthepublic, google trends, surfer seo, se ranking, alsoasked, keywordtool, serpstat, sistrix, mangools, kwfinder, google keyword planner, screaming frog, ryte, majestic, profound ai, peec ai',
  'spot trends':
    'exploding topics, glimpse, wgsn, trendwatching, trendhunter, treendly, tiktok creative center, stylus, foresight factory, nextatlas',
  'target audience':
    'yougov, helixa, audiense, globalwebindex, global web index, nielsen, kantar, comscore, best for planning, ipsos, delve ai, synthetic users, evidenza, native ai',
  'market research':
    'statista, mintel, euromonitor, forrester, gartner, ibisworld, warc, emarketer, cb insights, marketresearch com, alphasense, attest, zappi, pollfish, cint, toluna',
  'competitor analysis':
    'crunchbase, klue, crayon co, spyfu, owler, kompyte, semrush competitor, builtwith, visualping, pathmatics, adbeat, bigspy, facebook ad library, meta ad library, foreplay',
  'scientific papers':
    'researchrabbit, research rabbit, consensus app, scite, scispace, semantic scholar, google scholar, connected papers, litmaps, zotero, mendeley, jstor, pubmed, openread, undermind, paperpal, iris ai',
  'analyse interviews':
    'nvivo, atlas ti, maxqda, condens, looppanel, heymarvin, marvin, notably, aurelius, dedoose, usertesting, maze co, lookback, great question, userzoom, grain research, insight7, outset ai, quirkos, taguette',
  'survey data':
    'surveymonkey, typeform, qualtrics, tally so, jotform, google forms, tableau, power bi, powerbi, julius, julius ai, looker studio, spss, rows com, alteryx, mixpanel, hotjar, google analytics, amplitude, thoughtspot, akkio, google sheets',
  'grammar check':
    'lex page, trinka, ginger software, languagetool, quillbot, wordtune, prowritingaid, hemingway app, sapling, outwrite, antidote, duden mentor, lekor, scribbr, linguix, whitesmoke, slick write, writefull',
  'translate text':
    'deepl, google translate, systran, smartling, lokalise, phrase tms, memoq, trados, crowdin, reverso, bing translator, linguee, papago, weglot, transifex, unbabel, matecat',
  'ad copy':
    'rytr, writesonic, peppertype, hypotenuse, simplified app, phrasee, persado, smartcopy, unbounce smart copy, jacquard, longshot ai, closerscopy, copysmith, neuroflash, mindverse, wordhero, ai writer',
  'blog article':
    'beehiiv, substack, mailchimp, frase, koala ai, koala writer, surfer, article forge, byword, scalenut, neuronwriter, clearscope, kit newsletter, brevo, rasa newsletter, medium com, contentful',
  'social captions':
    'taplio, ocoya, flick, flick social, predis ai, tweet hunter, authoredup, lately ai, copysocial, socialsonic',
  'banner ads':
    'bannerbear, bannersnack, creatopy, celtra, abyssale, bannerflow, pencil ai, trypencil, omneky, bannerwise, google web designer, hunch ads, quickads, creatoriq ads, adcreative, smartly io',
  mockup:
    'placeit, smartmockups, mockey, mockey ai, rotato, dynamic mockups, artboard studio, mediamodifier, renderforest mockup, ls graphics, vexels, printful, pacdora, yellow images',
  'clothes on model':
    'botika, veesual, lalaland, lalaland ai, vmake, vmodel, outfit anyone, resleeve, onmodel, fashn, idm vton, caspa, modelia, weshop',
  'product photos':
    'pebblely, flair, flair ai, booth ai, claid, claid ai, mokker, stylized ai, packshot creator, pixelcut, soona, productscope, photofy, dresma, zmo ai, patternedai, blend app',
  headshot:
    'headshotpro, aragon, aragon ai, secta labs, try it on, betterpic, profilepicture ai, studioshot, dreamwave, photoai, photo ai, remini headshot, portrait pal',
  'interior design':
    'homestyler, planner 5d, roomgpt, interior ai, midas render, lumion, enscape, d5 render, keyshot, sketchup, twinmotion, v ray, vray, archicad, revit, rhino render, veras, mnml ai, newarc, prome ai, promeai, roomle, gravity sketch, coohom, spacely, reimagine home, corona renderer',
  'ai assistant':
    'copilot, microsoft copilot, llama, llama 4, mistral, le chat, deepseek, qwen, kimi, pi ai, inflection pi, meta ai, character ai, replika, grok, bard, google bard, siri, alexa, cohere, huggingchat, hugging chat, ollama, lm studio, gpt4all, jan ai, you com, phind, komo, duckduckgo ai, duck ai, apple intelligence, venice ai, merlin ai, open webui, claude ai chat, ernie bot, doubao',
  'ask company files':
    'glean, guru, dropbox dash, confluence, sharepoint, tettra, slite, bloomfire, hebbia, qatalog, dashworks, gosearch, coveo, stack overflow for teams, slab wiki, mem ai, saner ai, chatpdf, askyourpdf, pdf ai, humata',
  'build an agent':
    'autogpt, auto gpt, crewai, langchain, langgraph, flowise, dify, relevance ai, lindy, lindy ai, gumloop, dust tt, agentforce, openai operator, operator openai, agentgpt, babyagi, superagi, stack ai, cassidy ai, botpress, voiceflow, copilot studio, vertex ai, opal google, wordware, mindstudio, genspark, devin agent, bardeen, agent gpt, langflow',
  'connect apps':
    'ifttt, power automate, microsoft flow, pipedream, tray io, workato, activepieces, integromat, huginn, node red, albato, integrately, pabbly, automate io, relay app, parabola, apple shortcuts, celigo, boomi, mulesoft, windmill dev',
  'image api':
    'replicate, fal, fal ai, together ai, fireworks ai, imgix, runware, deepinfra, wavespeed, stability api, bannerbear api, segmind, prodia, modelslab',
  'all models in one place':
    'poe, openart ai, monica, monica ai, imaginepro, freepik, freepik ai suite, artspace, fotor ai, adobe firefly boards, mammouth, galaxy ai, pollo ai, wavespeed ai, imagineart, eachlabs, getimg ai',
  infographic:
    'piktochart, venngage, visme, infogram, flourish, datawrapper, napkin, napkin ai, easelly, chartblocks, rawgraphs, graphy, d3 js',
  'document layout':
    'indesign, adobe indesign, scribus, affinity publisher, flipsnack, issuu, marq, lucidpress, quarkxpress, quark, publisher microsoft, designrr, beacon by, foleon, turtl, qwilr, latex, overleaf, sqribble, pagesuite',
  'remove object':
    'cleanup pictures, snapedit, inpaint app, magic eraser, theinpaint, touchretouch, magicstudio, hama app, iopaint, lama cleaner',
  'remove background':
    'slazzer, erase bg, clipping magic, removal ai, cutout pro, adobe remove background, inpixio, retoucher online, fococlipping, background eraser, bgremover, rembg, photoscissors, pixelz',
  'remove video background':
    'unscreen, xsplit vcam, backgroundremover app, video bg remover, mattes ai, robust video matting, chromacam',
  'edit video by text':
    'reduct, reduct video, type studio, streamlabs podcast editor, eddie ai, gling, timebolt, recut, autocut, autopod, selects ai, cutback',
  'b roll': 'b roll ai, artgrid b roll, storyblocks b roll',
  'upscale video':
    'video enhance ai, tensorpix, video2x, hitpaw video, winxvideo, unblurimage, flowframes, rife app, avclabs video, dain app, pixop, unifab',
});

/** Asks for another tool than the one named. */
const ASKING = new Set(
  'alternative alternatives like similar instead replacement replace competitor competitors substitute'.split(' '),
);
const BESIDE = new Set(
  'to of for from a an the free cheap cheaper better than something anything tool tools app apps software'.split(' '),
);

/**
 * A folded text with the names of products that the guide does not list in the words of the job they do: 'like loom' →
 * 'like screen recording'. A name that is a word of ours as well ('grain') is read as a name only when another tool than
 * it is asked for and nothing else.
 * @param isOurs tells words of the guide
 * @param isNamed tells names of its tools, which are left alone
 */
export function nameJobs(
  folded: string,
  isOurs: (word: string) => boolean,
  isNamed: (phrase: string) => boolean,
): string {
  const words = folded.split(' ');
  if (words.some((word) => ASKING.has(word))) {
    const named = words.filter((word) => !ASKING.has(word) && !BESIDE.has(word)).join(' ');
    const job = isNamed(named) ? undefined : NEIGHBOURS.of(named);
    if (job !== undefined) return folded.replace(named, job);
  }
  return NEIGHBOURS.replaceIn(folded, (text) => (text.includes(' ') ? isNamed(text) : isOurs(text)), false).text;
}

/** Whether a word is the name of such a product, so that it is no slip. */
export function isNeighbour(word: string): boolean {
  return NEIGHBOURS.of(word) !== undefined;
}
