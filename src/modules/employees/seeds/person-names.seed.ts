const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const FEMALE_NAMES = words(`
  Ana Ioana Maria Andreea Elena Raluca Ștefania Mădălina Bianca Oana Ilinca Sânziana Magdalena Katarzyna Agnieszka
  Małgorzata Zofia Żaneta Zuzana Kateřina Lenka Tereza Eliška Markéta Sofia Beatriz Inês Catarina Mariana Conceição
  Lucía Martina Paula Carmen Begoña Núria Chloé Amélie Zoë Léa Manon Éloïse Camille Hélène Giulia Chiara Francesca
  Alessia Johanna Lena Katharina Jördis Frauke Annika Saoirse Aoife Niamh Ciara Freja Astrid Signe Sørine Maja Elin
  Åsa Linnéa Saga Aino Päivi Ieva Rūta Dilara Ayşe Elif Zeynep Olena Iryna Oksana Priya Amara Mei Yara Noor Leila`);

export const MALE_NAMES = words(`
  Andrei Mihai Alexandru Vlad Răzvan Ștefan Cătălin Ionuț Radu Tudor Matei Șerban Piotr Paweł Łukasz Michał Jakub
  Grzegorz Wojciech Tomáš Jiří Ondřej Matěj Václav Petr João Tiago Gonçalo Miguel Rui André Álvaro Íñigo Javier Pablo
  Sergio Joan Théo François Léo Jérôme Rémi Benoît Luca Matteo Davide Niccolò Jonas Lukas Jürgen Matthias Sönke Björn
  Cillian Oisín Seán Eoin Mads Søren Rasmus Kåre Oskar Lars Åke Gösta Mikko Väinö Kristaps Jānis Emre Çağan Onur Oleh
  Dmytro Taras Arjun Kwame Chen Yusuf Omar Daniel`);

export const LAST_NAMES = words(`
  Popescu Ionescu Munteanu Dumitrescu Stănescu Brâncuși Țăranu Vasilescu Lungu Ardelean Mureșan Pop Rusu Bălan Crișan
  Nowak Kowalska Wiśniewski Wójcik Kamińska Zieliński Szymańska Woźniak Dąbrowski Łukasiewicz Żak Novák Svobodová
  Dvořák Černá Procházka Kučerová Veselý Horák Němcová Říha Silva Santos Ferreira Gonçalves Araújo Conceição Magalhães
  Simões Brandão García Fernández Núñez Ibáñez Muñoz Peña Echeverría Puig Martí Dubois Lefèvre Béranger Rousseau
  Fontaine Hérault Garçon Müller Jäger Weiß Schröder Köhler Großmann Bäcker Lindner Hofer Gruber Pichler Rossi Bianchi
  Ferrari D'Angelo De-Luca Moretti O'Brien O'Sullivan Murphy Byrne Ní-Bhriain Walsh Nielsen Sørensen Mørk Kjær Holm
  Østergaard Lindqvist Åkesson Bergström Sjöberg Öberg Korhonen Mäkinen Hämäläinen Kalniņš Bērziņš Kazlauskas Yılmaz
  Şahin Öztürk Demir Shevchenko Kovalenko Bondarenko Melnyk Tkachenko Patel Sharma Okafor Mensah Nguyễn Trần Zhang Liu
  Haddad Khoury Rahimi Cohen Levi Horvat Kovačić Đorđević Petrović Hoxha Papadopoulou Nikolaou Georgiou Nagy Szabó Kiss
  Németh Tóth Farkas`).map((name) => name.replace(/^(De|Ní)-/, "$1 "));

/** Letters that Unicode decomposition does not turn into ASCII. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: "l",
  đ: "d",
  ø: "o",
  æ: "ae",
  ß: "ss",
  ı: "i",
  þ: "th",
};

/** A name for an email address: `Małgorzata O'Brien` becomes `malgorzata.obrien`. */
export function mailName(firstName: string, lastName: string): string {
  return `${firstName}.${lastName}`
    .toLowerCase()
    .replace(/[łđøæßıþ]/g, (letter) => PLAIN[letter]!)
    .normalize("NFD")
    .replace(/[^a-z.]/g, "");
}
