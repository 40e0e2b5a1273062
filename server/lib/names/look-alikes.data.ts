/**
 * Letters of the scripts that names are made of, each followed by what it looks like: from the confusables of Unicode 13
 * (UTS 39, © 1991–2020 Unicode, Inc., Unicode License), as `unhomoglyph` 1.0.6 (MIT) has them.
 */
export const LOOK_ALIKES = `
0O 1l ǃ! ʔ? Ɂ? ꞏ· ꞌ' Ɓ'B Ɗ'D Ƥ'P Ƭ'T Ƴ'Y ꝸ& ꙾ˇ ъˉb ꙑˉbi ð∂̵ ꟷー Ꝛ2 Ƨ2 Ꙅ2 ƻ2̵ Ɜ3 Ȝ3 Ʒ3 Ꝫ3 З3 Ӡ3 Ҙ3̦ Ƽ5
б6 ȣ8 Ȣ8 Ꝯ9 ɑa аa АA ǎă ǍĂ ȧå ȦÅ ꜳaa ꜲAA æae ӕae ÆAE ӔAE ꜵao ꜴAO ꜷau ꜶAU ꜹav ꜻav ꜸAV ꜺAV ꜽay ꜼAY
Ƅb Ьb ꞴB ВB ɓb̔ ƃb̄ Ƃb̄ Бb̄ ƀb̵ ҍb̵ Ҍb̵ ѣb̵ Ѣb̵ Ыbl вʙ ᴄc сc СC ȼc̸ çc̦ ҫc̦ ÇC̦ ҪC̦ ƇC' ɛꞓ єꞓ ԑꞓ ЄꞒ
ԁd ɗd̔ ɖd̨ ƌd̄ đd̵ ĐD̵ ÐD̵ ƉD̵ ꝺꝹ ʤdȝ ʣdz ʥdʑ ꬲe еe ҽe ЕE ěĕ ĚĔ ɇe̸ ɆE̸ ҿę əǝ әǝ ɚǝ˞ ᴔǝo ꭁǝo̸
ꭂǝo̵ ӘƏ ԐƐ ᴈɜ зɜ ҙɜ̦ ꞝʚ ꬵf ꞙf ẝf ꞘF ƒf̦ ƑF̦ ᵮf̴ ʩfŋ ɡg ᶃg ƍg ԌG ɠg̔ ǧğ ǦĞ ǵģ ǥg̵ ǤG̵ ƓG' ԍɢ һh НH
ɦh̔ ꚕh̔ ⱧH̩ ҢH̩ ħh̵ ћh̵ ĦH̵ ӉH̦ ӇH̦ нʜ ңʜ̩ ӊʜ̦ ӈʜ̦ ԊǶ ꞕꜧ ıi ɪi ɩi іi ꙇi ӏi ǐĭ ǏĬ ɨi̵ ᵻi̵ ᵼi̵ јj ꞲJ
ЈJ ɉj̵ ɈJ̵ КK ƙk̔ ⱩK̩ ҚK̩ ꝀK̵ ҞK̵ ƘK' Il Ɩl ǀl Іl Ӏl łl̸ ŁL̸ ɭl̨ Ɨl̵ ƚl̵ ɫl̴ ǁll ЮlO ʪls ɮlȝ ʫlz МM
ӍM̦ ɳn̨ ƞn̩ ƝN̦ ᵰn̴ иᴎ ņɲ ᴏo ᴑo ꬽo оo ОO ǒŏ ǑŎ ŐÖ øo̸ ꬾo̸ ØO̸ ǾÓ̸ ɵo̵ ꝋo̵ өo̵ ѳo̵ ƟO̵ ꝊO̵ ӨO̵
ѲO̵ ơo' ƠO' œoe ŒOE ɶoᴇ ꝏoo ꚙoo ꝎOO ꚘOO ↄɔ ᴐɔ ↃƆ ꬿɔ̸ ꭢɔe рp РP ƥp̔ ᵽp̵ фɸ ԛq ʠq̔ ᶐɋ ᴋĸ кĸ қĸ̩ ҟĸ̵ ꭇr
ꭈr гr ƦR ɽr̨ ɼr̩ ɍr̵ ғr̵ ᵲr̴ ґr' mrn ɱrn̦ ᵯrn̴ яᴙ ᵳɾ̴ ꜱs ƽs ѕs ЅS ʂs̨ ᵴs̴ ꞵß ꭍʃ ТT ƭt̔ ȾT̸ ȚŢ ƮT̨
ҬT̩ ŧt̵ ŦT̵ ᵵt̴ ꜨT3 ʨtɕ ꝷtf ʦts ʧtʃ ꜩtȝ тᴛ ҭᴛ̩ ţƫ țƫ ꞟu ᴜu ꭎu ꭒu ʋu ǔŭ ǓŬ ᵾu̵ ɄU̵ ᵫue ꭣuo ṃꭑ ᵿʊ̵
ᴠv ѵv ѴV ЛɅ ӅɅ̦ ɯw ᴡw ѡw ԝw ԜW ѽw҆҇ ꝡw̦ ᴍʍ мʍ ӎʍ̦ хx ꞳX ХX ҲX̩ ɣy ᶌy ʏy ỿy ꭚy уy үy УY ҮY ƴy̔ ɏy̵
ұy̵ ɎY̵ ҰY̵ ʒȝ ꝫȝ ӡȝ ᴢz ʐz̨ ƶz̵ ƵZ̵ ȥz̦ ȤZ̦ ᵶz̴ ƿþ ᴤƨ ꙅƨ ьƅ ыƅi Ꙩʘ ГΓ ҒΓ̵ ҐΓ' пπ ПΠ ФΦ ꭓχ ꭕχ ѱψ ѰΨ
ꞷω ꙍω җж̩ ҖЖ̩ ЙЍ ҊЍ̦ ѝй ҋй̦ ᴫл ӆл̦ ꭠљ ѼѠ҆҇ ꞶꙌ ӌҷ ӋҶ ҾҼ̨ ꙐЪl öة Ʇꓕ Ꞟꓤ Ꚛ𐊨 ꞛ𐐺 Ꞛ𐐒
`
