import { Meanings } from './meanings.ts';
import { isFiller } from './words.ts';

/**
 * Products that the guide does not list, folded, by the job that people name them for: somebody who types one is looking
 * for what does that job. Those that a task says itself ('krisp') need not stand here.
 */
const NEIGHBOURS = new Meanings({
  naming:
    'namelix, namify, squadhelp, atom com, brandbucket, wordoid, nameberry, shopify name generator, panabee, naming magazine, sloganizer, getsocio, shopify slogan',
  'brand identity':
    'fontjoy, coolors, khroma, adobe color, colormind, huemint, fontpair, typewolf, google fonts, whatthefont, fontsquirrel, myfonts, brandbird, namecheap logo, zoviz, realtime colors, color hunt, colorhunt, happy hues, paletton, fontspring, monotype, glyphs app, fontlab, calligraphr, fontself',
  'social posts':
    'vistacreate, crello, snappa, postermywall, desygner, picmaker, stencil app, relaythat, easil, simplified, adobe spark, over app, unfold app, mojo app, storyart, storychic, predis, blaze ai, contentdrips, supergrow, carousel maker, aicarousels, postnitro, marky ai, glorify',
  article:
    'klaviyo, activecampaign, active campaign, constant contact, sendinblue, convertkit, convert kit, ghost blog, campaign monitor, mailerlite, getresponse, marketo, sendgrid, moosend, emailoctopus, sitecore, drafthorse, agility writer, autoblogging, seowriting, seo writing ai, jenni, textcortex, contentbot, article writer, zimmwriter, cuppa ai, brandwell, content at scale, rankiq, marketmuse, dashword, outranking, growthbar, writerzen',
  'asset management':
    'aem, adobe aem, imagerelay, image relay, libris photoshelter, photoshelter, fotoware, keepeek, orange logic, orangelogic, nuxeo, hyland nuxeo, opentext media, stockpress, dash app, dash bright, filecamp, razuna, pimcore, sharedien, picturepark, cumulus dam, eyebase, 4allportal, pixxio, pixx io, teamnext, cavok, dalim, scaleflex, filerobot, tenovos, air dam, playbook dam, adobe bridge, bridge adobe, photo supreme, mylio, excire, peakto, digikam, google photos, contentstack dam, storyblok dam, salsify, akeneo, brandkit, brandworkz, monigle, brandquad, marvia, marcom central, marcomcentral, pageflex, chili publish, chili grafx, bluerange',
  'podcast editing':
    'podsqueeze, castmagic, capsho, swell ai, podium page, deciphr, cohostai, podintelligence, resonate recordings, wavve, ferrite, fusebox',
  'screen recording edit video':
    'loom, tella, screencastify, screenflow, screencast o matic, screen studio, cleanshot, arcade software, supademo, bandicam, obs, obs studio, snagit',
  'training video':
    'powtoon, vyond, animaker, articulate, articulate 360, guidde, scribehow, renderforest, doodly, videoscribe, moovly, camtasia',
  'project management':
    'asana, trello, monday com, clickup, basecamp, airtable, coda io, evernote, obsidian, onenote, wrike, smartsheet, todoist, jira, linear app, anytype, craft docs, hubspot, salesforce, pipedrive, zoho, monday crm, attio, folk crm, teamwork, float app, productive io, scoro, workamajig, function point, streamtime, awork, meistertask, height app, shortcut app, google keep, bear app, roam research, logseq, tana, reflect app, capacities, mem, amplenote, workfront, adobe workfront',
  whiteboard:
    'figjam, lucidspark, lucidchart, whimsical, excalidraw, conceptboard, stormboard, klaxoon, mural, padlet, tldraw, xmind, mindmeister',
  'pitch deck':
    'google slides, prezi, slidesgo, slidebean, decktopus, plus ai, keynote, slideshare, ludus, chronicle hq, storydoc, presentations ai, mentimeter, slidespeak',
  'website builder':
    'dorik, hostinger, durable co, 10web, elementor, divi, godaddy, jimdo, strikingly, weebly, wix, squarespace, ghost cms, hubspot cms, mobirise, teleporthq, siter, typedream, dora, webnode, site123, wordpress, b12, butternut ai, hocoos, readymag, editor x, cargo site, adobe portfolio, semplice, format portfolio, tilda, duda, umso, versoly, super so, google sites',
  'landing page builder': 'unbounce, leadpages, instapage, carrd, clickfunnels, swipe pages, landingi',
  'app builder':
    'github copilot, codex, cursor ai, cursor ide, windsurf, bubble io, flutterflow, adalo, softr, glideapps, base44, retool, emergent sh, rork, devin, aider, cline, tempo labs, firebase studio, xcode, visual studio, vs code, vscode, lovable dev, tempo new, anything ai app, a0 dev, youware, rosebud, marblism, wegic, cursor, zed editor, trae, kiro, antigravity, google antigravity, augment code, warp dev, tabnine, codeium, amazon q, jetbrains ai, firebase, supabase, webdraw, bubble, glide, thunkable, wized, outsystems, mendix',
  prototype:
    'balsamiq, axure, protopie, invision, marvel app, justinmind, proto io, moqups, framer classic, origami studio',
  'ui design':
    'sketch app, adobe xd, penpot, visily, galileo ai, ux pilot, magician design, banani, motiff, lunacy, uxpilot, magicpath, subframe, polymet, creatie, zeplin, abstract app, marvel, flowmapp ui, mobbin, uiverse, galileo, pixso, mastergo, plasmic, uxpin, sketch for mac, aura build',
  'photo editor':
    'gimp, pixlr, photopea, affinity photo, corel paintshop, paintshop pro, fotor, befunky, polarr, snapseed, picsart, vsco, picmonkey, photoscape, lensa, facetune, faceapp, airbrush app, evoto, retouch4me, lightx, meitu, remini photo, pixelmator, photomator, perfectly clear, photodirector, photolab, radiant photo, ashampoo photo, fotor ai, youcam, hypic, airbrush, b612, afterlight, tezza, lightleap, photoleap, picwish, ipiccy, lunapic, colorcinch, paint net, ms paint, clarity ai editor, retouchme, portraitpro, portrait pro',
  'photo culling':
    'capture one, dxo, dxo photolab, darktable, rawtherapee, on1, on1 photo raw, aftershoot, imagen ai, narrative select, photo mechanic, acdsee, filterpixel',
  'image upscaler':
    'gigapixel, gigapixel ai, lets enhance, let s enhance, vanceai, waifu2x, real esrgan, esrgan, bigjpg, icons8 upscaler, upscale media, deep image, supir, hitpaw, avclabs, photai, clarity upscaler, imglarger, ai image enlarger, nero ai, img upscaler, zyro upscaler, stockphotos upscaler, aiarty, photozoom, chainner',
  'fix blurry photo': 'remini, unblur, sharpen ai, denoise ai, fotorestore, dxo pureraw',
  'restore old photo': 'myheritage, deep nostalgia, colorize cc, palette fm, hotpot ai',
  vector:
    'inkscape, affinity designer, coreldraw, corel draw, vectornator, linearity, linearity curve, vectorizer, vectorizer ai, vector magic, boxy svg, gravit designer, kittl, illustroke, affinity, noun project, the noun project, flaticon, iconfinder, icons8, svgrepo, svg repo, iconify, font awesome, streamline icons, feather icons, undraw, humaaans, storyset, blush design, vectr, svg ai',
  'digital art':
    'procreate, clip studio, clip studio paint, sketchbook, rebelle, adobe fresco, fresco, corel painter, painter corel, artrage, medibang, ibis paint, concepts app, infinite painter, krita, paint tool sai, heavypaint, tayasui, magma studio, magma com, linea sketch',
  'logo maker':
    'looka, brandmark, tailor brands, hatchful, logoai, designs ai, brandcrowd, logo com, zyro logo, wix logo maker, turbologo',
  'image generator':
    'dall e, dall e 3, dalle, dalle 3, nightcafe, artbreeder, craiyon, bing image creator, dreamstudio, starryai, playform, civitai, tensor art, reve, imagen, imagen 4, mystic, freepik ai, dreamina, wombo, wombo dream, deepai, jasper art, bluewillow, getimg, openart, imagine art, leonardo, mage space, seaart, pixai, adobe express ai, meta imagine, qwen image, z image, hidream, kolors, ernie image, novelai image, gpt image, perchance, visual chatgpt, photon luma, stable cascade, sd3, pixart, wan image, janus pro, amazon titan, titan image, nova canvas, amazon nova, phi image, designer microsoft, meta emu, musely, dreamlike art, lexica, neural love, deep dream generator, deepdream, hotpot, yeschat image, artguru, artsmart, artisse, promptchan, pica ai, frames runway, niji, nijijourney, imgcreator, zmo, stockimg, iconifyai, artflow, scribble diffusion app',
  'local image generation':
    'automatic1111, a1111, fooocus, forge ui, sd forge, draw things, diffusionbee, easy diffusion, swarmui, stability matrix, pinokio, sdxl',
  'stock photos':
    'unsplash, pexels, pixabay, adobe stock, depositphotos, dreamstime, storyblocks, pond5, alamy, istock, vecteezy, stocksy, 123rf, fotolia, rawpixel, picjumbo, eyeem, burst shopify, artgrid, motion array, videvo, stocksnap, burst, freeimages, getty images, picfair, twenty20, nappy, kaboompics, gratisography, mixkit, mazwai, life of vids, filmsupply, nimia, dissolve stock, pond 5, elements envato, creative market, imago, dpa picture, picture alliance, westend61, plainpicture, offset images, lummi, wirestock, generated photos, this person does not exist',
  'licensed music':
    'musicbed, audiojungle, uppbeat, bensound, premiumbeat, marmoset, soundstripe, audio network, universal production music, extreme music, filmstro, thematic app, hooksounds, jamendo, track club, lickd, slipstream music, splice, tracklib, songtradr, syncvault, musicvine, music vine, tunetank, fugue music, free music archive, incompetech, kevin macleod, youtube audio library, pretzel rocks, monstercat, foximusic, tunepocket, taketones, premium beat, audiio, songs to your eyes, apm music, de wolfe, upright music, proud music',
  'background music':
    'mubert, boomy, beatoven, loudly, amper, amper music, jukebox ai, ecrett, evoke music, musicfy, splash music, wavtool, riffusion, musicgen, mureka, tad ai, lyria, songr, aimi, soundful, soundverse, ai music generator io, melobytes, brain fm, google musicfx, musicfx, music fx, musicgpt, eleven music, jen music, jenmusic, staccato ai, amadeus code, hydra rightsify, remusic, ai jukebox, sonauto, brev ai, topmediai',
  'make a song':
    'garageband, logic pro, ableton, ableton live, fl studio, cubase, studio one, bandlab, soundtrap, bitwig, logic, reason studios, audialab, kits voice, synthesizer v, vocaloid, lyricstudio, these lyrics do not exist, producer ai, yue ai, diffrhythm, ace studio, acestep, ace step',
  'sound effects':
    'freesound, boom library, soundly, soundsnap, zapsplat, splice sounds, sfx engine, pro sound effects, optimizerai, optimizer ai, sfx ai, krotos, audiogen, my edit sfx, mmaudio, bbc sound effects, foley ai, giantsteps',
  'vocal remover':
    'vocalremover, vocal remover org, spleeter, ultimate vocal remover, uvr, uvr5, demucs, stemroller, audioshake, phonic mind, gaudio, fadr, easeus vocal remover, stemgen, splitter ai, x minus, xminus, acapella extractor, hit n mix, ripx, audionamix, xtrax stems, serato stems, media io vocal remover, ezstems, gaudiolab',
  'clean up audio':
    'audacity, adobe audition, accusonus, cleanvoice, cleanvoice ai, supertone, supertone clear, dolby on, dolby enhance, waves clarity, clarity vx, noise gate, podcastle enhance, acon, cedar audio, goyo, hush audio, absentia, dxrevive, nvidia broadcast, adobe enhance, enhance speech, dolby io, crumplepop, accentize, clear audio, brusfri, voicefixer, ai coustics, aicoustics, noise eraser, denoise audio, krisp ai, nvidia rtx voice, rtx voice, resound fm, audo ai, audo studio, media io audio',
  'audio mastering':
    'emastered, landr, ozone, bakuage, cloudbounce, pro tools, reaper, wavelab, nugen, matchering, aria mastering, diktatorial, masterchannel, waves online mastering, youlean, plugin alliance, fabfilter',
  'remote podcast':
    'squadcast, zencastr, cleanfeed, spreaker, streamyard, podcastle, iris podcast, anchor fm, buzzsprout, remotely fm, boomcaster, alitu, hindenburg, ecamm, restream, be live, stream yard, spotify for podcasters, anchor, acast, transistor fm, podbean, libsyn, captivate fm, castos, simplecast, ringr app, waveroom, welder tv, vmix, vdo ninja',
  'text to speech':
    'speechify, naturalreader, natural reader, amazon polly, google text to speech, azure speech, listnr, lovo, lovo ai, genny, cartesia, hume ai, voicemaker, speechelo, fliki voice, ttsmaker, ttsmp3, balabolka, voicebooking, voquent, cereproc, inworld, fish audio, kokoro, piper tts, openai tts, notevibes, synthesys, typecast, replica studios, voices com, sonantic, elevenreader, chatterbox, dia tts, bark ai, f5 tts, orpheus tts, sesame ai, hume octave, kits tts, uberduck, fakeyou, vall e, voicebox meta, neets ai, lmnt, rime ai, speechgen, speechmax, readspeaker, narakeet, micmonster, blakify, nuance tts, ibm watson tts, google wavenet, wavenet, azure tts, amazon tts, polly, revoicer, woord, verbatik, veritone voice, voiser, bunny studio, ondoku, speechki, deepzen, altered ai',
  'voice changer':
    'voicemod, altered studio, kits ai, rvc, voice ai, controlla voice, voice swap, lalals, jammable, voidol, vocloner, magicmic, imyfone magicmic, revocalize, emvoice, svc fork, so vits svc, w okada',
  'voice cloning':
    'resemble, resemble ai, descript overdub, lyrebird, coqui, tortoise tts, openvoice, xtts, vocalid, voiceclone, voice lab, real time voice cloning',
  'talking avatar':
    'd id, elai, elai io, hour one, deepbrain, ai studios, tavus, argil, vidnoz, yepic, creatify, arcads, veeroll, colossyan, synthesys avatar, rephrase ai, movio, akool, jogg ai, mirage studio, tiktok symphony, soul machines, virbo, wondershare virbo, anam, spiritme, studio d id, makeugc, vidyard, bhuman, potion ai, sendspark, hippo video, gan ai, aistudios, hourone, omnihuman, emo alibaba, sadtalker, liveportrait, live portrait, musetalk, hallo ai, kreadoai, mynewsdesk avatar, ready player me, metahuman, epic metahuman, uneeq, trulience, simli, lemon slice, lemonslice, tokkingheads, tokking heads, talkingphoto, mango ai, vidwud, dreamface, revive ai, my heritage deepstory, zoom avatar, puppetry, tiktok avatars',
  'video dubbing':
    'papercup, rask, rask ai, dubverse, flawless ai, deepdub, dubdub, camb ai, dubbing ai, vidby, maestra, dubformer, linguana, blipcut, translate mom, speechlab, voiseed, neuralgarage, aloud google, youtube dubbing, tomedes, iyuno, keywords studios',
  'lip sync':
    'sync labs, sync so, wav2lip, lipdub, lipsync studio, latentsync, pipio, sync 3, gooey lipsync, magic hour, vozo, lalamu, emotech, domo lipsync, dupdub',
  'transcribe audio':
    'trint, sonix, happy scribe, happyscribe, temi, gotranscript, amberscript, turboscribe, assemblyai, deepgram, notta, maestra transcription, speechmatics, simon says, scribie, transcribeme, good tape, noscribe, aiko, superwhisper, wispr flow, dragon dictation, vibe transcribe, buzz transcribe, express scribe, f4, verbit, 3play, assembly ai, gladia, google speech to text, amazon transcribe, transkriptor, cockatoo, vook ai, audiopen, audio pen, alice app, f4transkript, f4x, abtipper, konch, media io transcribe, podscribe, whisperx, faster whisper, parakeet, nova deepgram, willow voice, aqua voice, dragon naturallyspeaking, dragon speech, google recorder, gboard, monologue every, wisprflow',
  'meeting notes':
    'tl dv, tldv, fathom, read ai, avoma, gong, gong io, grain, jamie ai, supernormal, tactiq, circleback, sembly, meetgeek, bluedot, laxis, zoom ai companion, zoom ai, fellow app, krisp notes, minutes ai, plaud, limitless ai, noota, zoom notes, teams copilot, teams premium, google meet notes, krisp meeting, krisp notetaker, airgram, chorus ai, clari copilot, salesloft, modjo, claap, leexi, sally ai, bliro, jamie, meetjamie, hyprnote, char notes, bee ai, limitless pendant, rewind ai, cluely, slack huddle, spinach ai, spinach io, scribbl, colibri ai, wudpecker, cogram, parrot ai, read meeting, winn ai, superpowered ai, notegpt',
  subtitles:
    'zubtitle, checksub, subtitle edit, aegisub, kapwing, subly, zeemo, happyscribe subtitles, veed subtitles, mixcaptions, subtitle horse, jubler, ooona, amara, autocap, blink captions, subtitle workshop, subtitler, simonsays captions, flixier, clideo, echowave, autosub, nova captions, substital, opensubtitles, dotsub, ai media, maestro subtitles, matesub, spot subtitling, eztitles, subtitle next, capte',
  'long video to shorts':
    'klap, klap app, vizard, vizard ai, munch, getmunch, vidyo, vidyo ai, 2short, quso, spikes studio, qlip, choppity, reap video, wisecut, crayo, opus pro, clips ai, spikes, ssemble, chopcast, clip anything, eklipse, sizzle gg, medal tv, powder ai, athenascope, clipgoat, streamladder, crossclip, minvo, vidbravo, goldcast, sybill clips, flowjin, nova ai clips, imagetovideo clips, getklap, wayin, wayinvideo, clipto, clipwing, recast studio',
  'video editor':
    'filmora, imovie, avid, media composer, vegas, vegas pro, shotcut, kdenlive, openshot, lightworks, inshot, clipchamp, vn, vn editor, movavi, powerdirector, splice video, kinemaster, lumafusion, edius, windows movie maker, movie maker, flexclip, wevideo, vsdc, olive editor, blackmagic, adobe rush, premiere rush, wondershare, edits app, alight motion, magisto, hitfilm, camtasia editor, corel videostudio, videostudio, magix, videopad, da vinci, online video cutter, 123apps, videomaker, vivavideo, vita app, youcut, viva cut, node video, vllo, videoleap, videoshow, cute cut, quik, gopro quik, dji mimo, lightcut, instagram edits, edits instagram, uniconverter, handbrake, ffmpeg, quicktime, vlc, chatcut, diffusion studio, remotion, shotstack, creatomate, json2video, plainly videos, nexrender',
  'script to video':
    'invideo, invideo ai, pictory, fliki, lumen5, animoto, steve ai, raw shorts, wave video, visla, vidnami, revid, storyshort, autoshorts, zebracat, synthesys video, lumen 5, faceless video, facelessreels, syllaby, clippie ai, short ai, hypernatural, vadoo, videotok, vidiq, tubebuddy, rizzle, biteable, promo com, typito, offeo, slidely, videobolt, wideo, toonly, explee, lateral cast, nim video, faceless so, videogen, golpo',
  'visual effects':
    'nuke, foundry nuke, blackmagic fusion, mocha pro, boris fx, silhouette fx, natron, sapphire plugin, red giant, beeble, switchlight, aximmetry, disguise, unreal, unity, touch designer, notch, trapcode, video copilot, saber plugin, bcc continuum, mocha ae, syntheyes, pftrack, 3dequalizer, keentools, deepmake, slapshot, metaphysic, deepfacelab, faceswap app, deepfake, reface, roop, facefusion, swapface, mars computer, monsters aliens robots, mar vanity, digital domain masquerade, jangafx, embergen, ebsynth, flame autodesk, fxhome, cascable',
  'text to video':
    'veo, veo 3, google veo, pixverse, vidu, wan 2, wan video, hunyuan, hunyuan video, genmo, haiper, kaiber, deforum, stable video, stable video diffusion, svd, minimax, gen 3, gen 4, mochi, lensgo, morph studio, krea video, decohere, neural frames, meta movie gen, emu video, noisee, ltx video, cogvideo, domoai, pixelle, animatediff, viggle, vidful, imagine video, wan ai, veo3, skyreels, framepack, opensora, open sora, latte video, marey, odyssey ai, odyssey ml, genie 3, google genie, world labs, marble worldlabs, decart, pyramid flow, step video, magi 1, sand ai, jimeng, keling, tongyi wanxiang, qingying, zhipu video, adobe video model, nova reel, imagine grok, vivago, pollo, lumiere, phenaki, movie gen, vibes meta, meta vibes, vheer, plazmapunk, decoherence, specterr, beatviz, freebeat, revideo, goenhance, domo ai, animated drawings, deevid, vidfly, ltxv',
  '3d animation software':
    'cinema 4d, c4d, cinema4d, maya, autodesk maya, 3ds max, 3dsmax, houdini, modo, toon boom harmony',
  '3d model':
    'zbrush, rhino, nomad sculpt, womp, vectary, tinkercad, fusion 360, substance, substance painter, sketchfab, turbosquid, cgtrader, poly haven, polyhaven, quixel, megascans, kitbash3d, adobe substance 3d, adobe dimension, dimension adobe, project neo, adobe project neo, marvelous designer, clo3d, clo 3d, browzwear, style3d, daz3d, daz 3d, character creator, reallusion, shapr3d, onshape, solidworks, autocad, freecad, openscad, bezi, magicavoxel, blockbench, wings 3d, arnold render, redshift, octane',
  'text to 3d':
    'rodin, hyper3d, hunyuan3d, csm ai, luma genie, sloyd, kaedim, masterpiece studio, trellis, 3dfy, point e, makerworld ai, alpha3d, sudo ai, deemos, hyperhuman, hyper 3d, tencent 3d, csm 3d, common sense machines, genie luma, shap e, dreamfusion, magic3d, get3d, sparc3d, hitem3d, stable fast 3d, stable point aware 3d, spar3d, triposr, 3d ai studio, 3daistudio, makerlab, bambu makerlab, backflip ai, zoo text to cad, adam cad, sam 3d, roblox cube, masterpiece x, masterpiecex, anything world, coplay, layer ai 3d',
  '3d scan':
    'reality capture, realityscan, kiri engine, scaniverse, matterport, metashape, agisoft, regard3d, 3d scanner app, canvas lidar, luma ai capture, nerfstudio, postshot, meshroom, qlone, kiri, reality scan, realitycapture, 3df zephyr, recap pro, pix4d, dronedeploy, splatforge, supersplat, playcanvas, gracia ai, arrival space, scandy, heges, magicplan, roomplan, cubicasa, docusketch, metaroom, zillow 3d, ricoh tours, insta360, canvas io, artec, einscan, revopoint, leica, volograms, depthkit, 4dviews',
  'motion capture':
    'mixamo, plask, deepmotion, xsens, vicon, optitrack, radical motion, iclone, perception neuron, captury, kinetix, qualisys, remocapp, quickmagic, quick magic, remocap, radical ai, smartsuit, movella, noitom, mocopi, sony mocopi, theia markerless, wonder motion, animate 3d, saymotion, say motion, freemocap, mediapipe, openpose, posenet, kinect, azure kinect, face cap, facecap, live link face, faceware, dynamixyz, jali, audio2face, nvidia audio2face, ipi soft, brekel, dollars mocap, vseeface, vtube studio, live2d, animaze, adobe character animator, character animator, mesh capade, meshcapade, uthana, motorica',
  'character replacement': 'wonder dynamics, wonder studio',
  'motion graphics':
    'lottiefiles, lottie files, cavalry, cavalry app, haiku animator, flinto, tumult hype, apple motion, principle app, hera video, fable prototype, expressive app, linearity move, svgator, moho, toon boom, adobe animate, tvpaint, opentoonz, motion apple, motionbro, motion bro, mister horse, animation composer, videohive, motionarray templates, fable, hera, animatron, synfig, pencil2d, toonboom harmony, harmony, grease pencil, callipeg, roughanimator, flipaclip, animation desk, animate cc, flash adobe, adobe flash, lottielab, lottie lab, keyshape, haiku, theatre js, motion one, aescripts, duik, limber rig, joysticks n sliders, dataclay, templater, bannerify, hype 4, tumult',
  moodboard:
    'shotdeck, pinterest boards, are na, mymind, savee, cosmos so, behance, dribbble, niice, gomoodboard, film grab, flim ai, kive, designspiration, pureref, raindrop, same energy, pinterest, cosmos, muzli, awwwards, siteinspire, landbook, godly website, land book, lapa ninja, dribble, designinspiration, tumblr boards, it s nice that, itsnicethat, visuelle, stash media, frameset, eyecannndy, eyecandy, flim, moodstocks, boardmix, kosmik, kinopio, heptabase, scrintal, fermat app, fermat ws, adobe boards, mattoboard, spoak, morpholio board',
  screenplay:
    'celtx, final draft, fade in pro, highland 2, arc studio, writerduet, squibler, trelby, scenarist, kit scenarist, fadein, highland pro, writersolo, beat screenwriting, scrite, kitscenarist, story architect, starc, screencraft, coverfly, script reader pro, prescene, greenlight coverage, scriptsense, largo ai, cinelytic, deepstory, dramatron, saga ai, writeonsaga, saga screenwriting, studiovity',
  'write a story':
    'scrivener, novelai, novelcrafter, ulysses app, dabble writer, plottr, inkitt, campfire writing, raptor write, nolan ai, living writer, novel crafter, ai dungeon, kindroid, holo ai, toolsaday story, shortly ai, laterpress, wattpad, vellum, reedsy, ulysses, ia writer, bibisco, world anvil, worldanvil, storyplanner, autocrit, marlowe authors, fictionary, subtxt, storyform, novel ai, talefy, inkle, arcweave',
  'call sheet':
    'movie magic, gorilla scheduling, yamdu, setkeeper, shot lister, croogloo, showbiz budgeting, rivetai, fuzzlecheck, production beast, wrapbook, dramatify, scenechronize, studio binder, assemble tv, assemble app, ep scheduling, showbiz scheduling, gorilla software, farmerswife, cetahr, dramaqueen, think crew, thinkcrew, entertainment partners, cast and crew, castifi, backstage casting, casting networks, spotlight casting, staffmeup, production hub, giggster, peerspace, shotlister, shot designer, hollywood camera work, artemis pro, cadrage, cine tracer, sunseeker, sun seeker, sunsurveyor, sun surveyor, helios sun, rivet ai, scripthop, prodpro, prodicle, arri pre, lightstock',
  storyboard:
    'storyboarder, storyboardthat, storyboard that, plot pictures, toon boom storyboard pro, storyboard pro, krock, katalist, storyboarder ai, frameforge, elai storyboard, makestoryboard, drawstory, previs pro, shotpro, wonder unit, storyboard hero, storyboardhero, shot pro, plot app, theplot io, storyboard ai, adobe storyboard, blackink ai, black ink ai, showrunner ai, skyglass, lightcraft jetset, jetset, previz pro, moviestorm, cuebric, martini ai, atlabs, elser ai, story flicks, saga storyboard, rubbrband, popcorn higgsfield',
  'video review':
    'vimeo review, vimeo review tool, wipster, filestage, ziflow, reviewstudio, syncsketch, dropbox replay, shotgrid, flow production tracking, ftrack, krock io, gopdf proof, pagerproof, pageproof, markup io, pastel app, evercast, frameio, vimeo, screenlight, kollaborate, clearview flex, sohonet, louper, moxion, sony ci, ci media cloud, dalet, iconik, mediasilo, cinesync, cine sync, rvplayer, sg create, shotgun software, playbook app, playbook com, govisually, proofhq, page proof, quickreviewer, approval studio, hightail, wetransfer, we transfer, dropbox, masv, aspera, filemail, swisstransfer, markup, bugherd, userback, usersnap, pastel, superflow, atarim, feedbucket',
  'digital asset management':
    'brandfolder, canto, widen, aprimo, dash dam, cloudinary, acquia dam, adobe experience manager, air inc, picflow, pickit, mediavalet, celum, wedia, extensis portfolio, resourcespace, brandmaster, lytho, papirfly',
  'brand guidelines':
    'zeroheight, brandpad, corebook, standards site, lingoapp, gingersauce, baseline brand, brandy hq, supernova io, brand guidelines generator, lingo, brandyhq, standards brand, branding style guides, storybook',
  'social listening':
    'meltwater, talkwalker, sprinklr, brand24, awario, netbase, quid, digimind, keyhole, keyhole co, mention com, brandmentions, youscan, radarr, zignal, synthesio, infegy, pulsar, pulsar platform, google alerts, buzzsumo, mention, khoros, konnect insights, locowise, onclusive, cision, muck rack, prowly, prezly, signal ai, critical mention, burrelles, isentia, landau media, ausschnitt media, unicepta, ubermetrics, audiense, affinio, relative insight, convosphere, linkfluence, social mention, socialmention, hashtagify, ritetag, tweetreach, union metrics, reputation com, birdeye, trustpilot, podium reviews, reviewtrackers, yext, appfollow, appbot, thematic analysis app, chattermill, wonderflow',
  'social media scheduler':
    'emplifi, agorapulse, sendible, loomly, socialbee, coschedule, publer, zoho social, tailwind app, oneup, contentstudio, postiz, socialpilot, hopper hq, crowdfire, meetedgar, statusbrew, swat io, vista social, meta business suite, tweetdeck, eclincher, missinglettr, postcron, kontentino, fanpage karma, facelift, gain app, heropost, plann, mixpost, fedica, typefully, postwise, hypefury, blackmagic so, linktree, contentcal, adobe contentcal, sked, planoly, preview app, unum, grum, onlypult, viralpost, socialoomph, recurpost, smarterqueue, promorepublic, napoleoncat, napoleon cat, falcon io, walls io, swat, storrito, buzzoole, postoria, metigy, meta planner, creator studio, facebook creator studio, tiktok studio, tiktok business suite, linkedin scheduler, youtube studio, pallyy, planly, nuelink, sociamonials, social champ, radaar, postpone, chirr app, shield app, tweethunter, robopost, followr, feedhive, feed hive, dlvr it',
  'social media report':
    'iconosquare, socialinsider, rival iq, quintly, dash hudson, whatagraph, agencyanalytics, swydo, databox, squarelovin, socialblade, social blade',
  'find influencers':
    'hypeauditor, modash, upfluence, creatoriq, heepsy, aspireiq, grin influencer, traackr, klear, influencity, kolsquare, collabstr, storyclash, favikon, tagger media',
  'answer comments':
    'manychat, chatfuel, zendesk, intercom, respond io, gorgias, freshdesk, front app, replyrabbit, superchat, trengo, tidio, sparkcentral, front, helpscout, help scout, kustomer, crisp chat, drift chat, ada cx, fin ai, nova moderation, besedo, utopia ai, bodyguard ai, respondology, brandbastion, brand bastion, smart moderation, commentguard, nepcha, replyco, likebot',
  'keyword research':
    'ahrefs, moz, moz pro, ubersuggest, answerthepublic, google trends, surfer seo, se ranking, alsoasked, keywordtool, serpstat, sistrix, mangools, kwfinder, google keyword planner, screaming frog, ryte, majestic, profound ai, peec ai',
  'spot trends':
    'exploding topics, glimpse, wgsn, trendwatching, trendhunter, treendly, tiktok creative center, stylus, foresight factory, nextatlas',
  'target audience':
    'yougov, helixa, globalwebindex, global web index, nielsen, kantar, comscore, best for planning, ipsos, delve ai, synthetic users, evidenza, native ai, statsig, resonate audience, claritas, experian mosaic, mosaic experian, mri, tgi kantar, acorn caci, sinus, b4p, gfk, dynata, lucid holdings, remesh, discuss io, quantilope, appinio, civey, opinary, conjointly, sprig, prolific, respondent io, user interviews com, askable, system1, neurons, attention insight, brainsight, expoze, 3m vas, eyequant, heatmap ai, predictive eye tracking, feng gui, junbi, realeyes, dragonfly ai',
  'market research':
    'statista, mintel, euromonitor, forrester, gartner, ibisworld, warc, emarketer, cb insights, marketresearch com, alphasense, attest, zappi, pollfish, cint, toluna, tavily, exa, consensus gpt, deep research openai, storm stanford, liner ai, felo, andi search, globe explorer, iask, brave search, kagi, bing, google search, google ai mode, ai overviews, pitchbook, harmonic ai, marketsandmarkets, business insights, nielseniq, circana, trendwatch, canvas8, contagious, the future laboratory, lsn global, mckinsey',
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
    'bannerbear, bannersnack, creatopy, celtra, abyssale, bannerflow, pencil ai, trypencil, omneky, bannerwise, google web designer, hunch ads, quickads, creatoriq ads, adcreative, smartly io, pencil, smartly, vibe co, rocketium, madgicx, adcreatives, superside, adext, albert ai, revealbot, bestever, motion ads, adespresso, wask, admaker, adobe genstudio, genstudio, typeface ai, meta advantage, advantage plus, google performance max, performance max, pmax, google asset studio, amazon creative studio',
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
    'autogpt, auto gpt, crewai, langchain, langgraph, flowise, dify, relevance ai, lindy, lindy ai, gumloop, dust tt, agentforce, openai operator, operator openai, agentgpt, babyagi, superagi, stack ai, cassidy ai, botpress, voiceflow, copilot studio, vertex ai, opal google, wordware, mindstudio, genspark, devin agent, bardeen, agent gpt, langflow, opal, google opal, agentkit, gpts, custom gpts, vapi, bland ai, retell ai, synthflow, chatbase, sitegpt, dante ai, customgpt, docsbot, wonderchat, landbot, chatbot com, rasa, dialogflow, watson assistant, lex amazon, amazon lex, azure bot, power virtual agents, beam ai, relevance, taskade, sana ai, sana agents, respell, magical ai, browse ai, axiom ai, octoparse, apify, phantombuster, clay, browser use, multion, adept ai, rabbit r1, convergence proxy, proxy convergence, operator, project mariner, cowork claude, flowith, skywork, suna, kortix, runner h, lutra ai, cognosys, godmode, agent mode, openclaw, moltbot',
  'connect apps':
    'ifttt, power automate, microsoft flow, pipedream, tray io, workato, activepieces, integromat, huginn, node red, albato, integrately, pabbly, automate io, relay app, parabola, apple shortcuts, celigo, boomi, mulesoft, windmill dev',
  'image api':
    'replicate, fal, fal ai, together ai, fireworks ai, imgix, runware, deepinfra, wavespeed, stability api, bannerbear api, segmind, prodia, modelslab',
  'all models in one place':
    'poe, openart ai, monica, monica ai, imaginepro, freepik, freepik ai suite, artspace, adobe firefly boards, mammouth, galaxy ai, pollo ai, wavespeed ai, imagineart, eachlabs, getimg ai',
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

/** Names that are words as well: they name the product when nothing else is typed, or when another one is asked for. */
const AMBIGUOUS = new Set(
  'airbrush anchor bubble burst capacities clay exa front glorify mem opal operator pencil smartly teamwork chatterbox cursor fable flick glide haiku harmony hera inkle lingo logic markup marvel notch octane pastel pollo quik redshift remotion sketch storybook unity unreal vellum wave'.split(
    ' ',
  ),
);

/** A text with products that the guide does not list in the words of the job they do. */
export interface JobsNamed {
  text: string;
  /** The product that another one is wanted for. */
  insteadOf: string | null;
}

/**
 * A folded text with the names of products that the guide does not list in the words of the job they do: 'like loom' →
 * 'like screen recording'. A name that is a word of ours as well ('grain'), or one of many names of a tool of ours
 * ('dall e'), is read as that job only when another one than it is asked for and nothing else.
 * @param isOurs tells words of the guide
 * @param isNamed tells names of its tools, which are left alone
 */
export function nameJobs(
  folded: string,
  isOurs: (word: string) => boolean,
  isNamed: (phrase: string) => boolean,
): JobsNamed {
  const words = folded.split(' ');
  if (words.some((word) => ASKING.has(word))) {
    const asked = words.filter((word) => !ASKING.has(word) && !BESIDE.has(word)).join(' ');
    // 'leonardo ai alternative' names a tool; 'dall e' is one of many names of one.
    if (isNamed(asked) && jobOf(asked) === undefined) return { text: folded, insteadOf: null };
    const named = words.filter((word) => !ASKING.has(word) && !BESIDE.has(word) && !isFiller(word)).join(' ');
    const job = jobOf(named);
    if (job !== undefined) return { text: folded.replace(named, job), insteadOf: named };
  }
  const left = (text: string) =>
    text.includes(' ') ? isNamed(text) : isOurs(text) || (AMBIGUOUS.has(text) && text !== folded);
  return { text: NEIGHBOURS.replaceIn(folded, left, false).text, insteadOf: null };
}

/** The job that a whole folded text names a product for, with or without the number of a version. */
export function jobOf(folded: string): string | undefined {
  return NEIGHBOURS.of(folded) ?? NEIGHBOURS.of(folded.replace(/ \d+$/, ''));
}

/** The jobs that products are named for: each is to be said by a task word for word. */
export function neighbourJobs(): string[] {
  return NEIGHBOURS.all();
}

/** Whether a word is the name of such a product, so that it is no slip. */
export function isNeighbour(word: string): boolean {
  return NEIGHBOURS.of(word) !== undefined;
}
