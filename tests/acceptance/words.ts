/**
 * The product that a query has to find first, and queries for it: Nepali in Latin letters as people spell it, Devanagari
 * with the other vowel length, correct spellings of the catalogue's own ones, English with mistakes, and unfinished
 * words.
 */
const asked = `
1: masu, maasu, masuko masala, khasi ko masu, mutton, मासु मसला, मासुको मसला, meat spices, meet masala, meat spiced
2: मःम, मोमो, momo, mo mo, mo-mo masala
3: sabji, vegitable
5: kukhura, kukura, kukhurako masala, कुखुरा, chiken
6: काश्मीरी
7: chaat, chaat masala, chat
8: chiya, chai, chiya masala, चिया
9: marich, maric, kali mirch, मरीच, black pepper, black pepper powder, black peeper
10: jaljira, jal zeera
11: golgappa, पानि पुरि, pani puri
12: noodles, chow mein, chaumin
13: poleko kukhura, roasted chiken, rosted chicken
14: choila, timur, timmur, टिमुर, sekwa
15: macha, machha masala, fishspice, fsih spice
16: methi, meethi, kasoori meti, मेथि
17: briyani
18: साही पनीर, panner
19: chole, channa masala
20: kitchen king, kichen king
21: aamchur, amchoor, अमचुर
22: seto marich, pepper, white peeper
101: besar, besaar, bessar, haldi, बेसार, बेसर, tumeric, turmric, tur, turmeric masala, besar ko powder
102: khursani, khorsani, kursani, mirch, खुर्सानी, खुर्सानि, chili, chile powder, red chilli, red chillies
103: masala
104: tarkari
106: dhaniya, dhania, daniya, धनियाँ, धनिया, corriander, coriandar
107: jeera, jira, zeera, zira, jira powder, जीरा धुलो, जिरा धुलो
110: fenugreak
111: blackpeper
201: sabut jeera, जीरा, cuminseeds
202: sonf, souf, सौँफ
203: jwano, juwano, ajwain
204: masino saunf, fenel
205: ajinomoto, msg, MSG, एमएसजी, टेस्टिङ, टेस्टिङ पाउडर
206: barha masala, twelve spice
207: panch phoran, five spice
208: til, तिल, sesame
209: seto til, white sesame
210: singo dhaniya
212: toree
213: rayo, mustrad
214: tejpat, tej pata, तेजपत्ता, bay leaves
215: sukeko khursani, lal mirch, सुकेको खुर्सानी, chilly, dry chilli
216: singo marich, black pepper seeds
217: lwang, lavang, laung, ल्वांग, clove, clvoes
218: elaichi, alainchi, sukumel, सुकमेल, cardamon, cardmom
302: aalas, alsi, flax, flax seeds, flaxseed, flex, linseed
303: silam, perilla
304: garam masala, garammasala
305: suryamukhi, sun flower
306: pharsi, farsi ko biu, फर्सी, pumkin
308: dalcini, cinamon, cinnemon
`;

/** Queries, each with the number of the product that it has to find first. */
export const askedPairs = asked
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [id = '', queries = ''] = row.split(': ');
    return queries.split(', ').map((query) => [query, id] as const);
  });
