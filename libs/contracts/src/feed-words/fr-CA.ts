import type { FeedWords } from '../feed-words.ts';

export const feedWords: FeedWords = {
  'feed.problem-not-a-row': 'La ligne n’est pas un objet JSON avec des noms et des valeurs',
  'feed.problem-not-json': 'La ligne n’est pas du JSON valide : {given}',
  'feed.problem-row-too-long': 'La ligne dépasse {most, number} caractères',
  'feed.problem-too-many-cells':
    'La ligne a {cells, number} cellules, mais la première ligne nomme {columns, plural, one {# colonne} other {# colonnes}}. Un texte qui contient le séparateur doit être entre guillemets',
  'feed.problem-missing': '« {column} » manque',
  'feed.problem-not-text': '« {column} » n’est pas un texte : {given}',
  'feed.problem-not-amount': '« {column} » n’est pas un montant : « {given} »',
  'feed.problem-not-number': '« {column} » n’est pas un nombre : « {given} »',
  'feed.problem-not-whole': '« {column} » n’est pas un nombre entier : « {given} »',
  'feed.problem-not-yes-or-no': '« {column} » n’est ni oui (yes) ni non (no) : « {given} »',
  'feed.problem-not-list': '« {column} » n’est pas une liste : « {given} »',
  'feed.problem-not-object':
    '« {column} » n’est pas un objet JSON avec des noms et des valeurs : « {given} »',
  'feed.problem-not-one-of':
    '« {column} » indique « {given} », mais ne peut être que l’un de ceux-ci : {allowed}',
  'feed.problem-not-date': '« {column} » n’est pas une date comme 2026-03-01 : « {given} »',
  'feed.problem-too-small': '« {column} » est inférieur à {least, number} : « {given} »',
  'feed.problem-too-large': '« {column} » est supérieur à {most, number} : « {given} »',
  'feed.problem-too-long': '« {column} » dépasse {most, plural, one {# caractère} other {# caractères}}',
  'feed.problem-too-few': '« {column} » demande au moins {least, plural, one {# élément} other {# éléments}}',
  'feed.problem-too-many': '« {column} » a plus de {most, plural, one {# élément} other {# éléments}}',
  'feed.problem-not-language': '« {column} » n’est pas un code de langue comme en ou fr-CA : « {given} »',
  'feed.problem-not-unspsc': '« {column} » n’est pas un code UNSPSC de 8 ou 10 chiffres : « {given} »',
  'feed.problem-not-country':
    '« {column} » n’est pas un code de pays de deux lettres majuscules : « {given} »',
  'feed.problem-not-store-number':
    '« {column} » n’est pas un numéro du magasin : « {given} ». Il peut contenir des majuscules, des chiffres, « . », « _ » et « - », 80 au plus',
  'feed.problem-not-address':
    '« {column} » ne peut pas être une adresse : « {given} ». Elle peut contenir des lettres, des chiffres, « . », « _ », « ~ » et « - »',
  'feed.problem-not-hazard-code': '« {column} » n’est pas un code de danger du SGH comme H225 : « {given} »',
  'feed.problem-not-precaution-code':
    '« {column} » n’est pas un code de prudence du SGH comme P301+P310 : « {given} »',
  'feed.problem-not-cas-number': '« {column} » n’est pas un numéro CAS comme 67-64-1 : « {given} »',
  'feed.problem-not-un-number': '« {column} » n’est pas un numéro ONU comme UN1090 : « {given} »',
  'feed.problem-not-hazard-class': '« {column} » n’est pas une classe de danger comme 3 ou 2.1 : « {given} »',
  'feed.problem-unusable': '« {column} » est inutilisable : « {given} »',
  'feed.problem-other-currency':
    'Les prix sont en « {given} », mais le magasin vend en dollars américains. Convertissez-les et écrivez USD',
  'feed.problem-names-no-product':
    'La ligne ne nomme aucun produit : il lui faut un id ou un numéro de pièce (sku)',
  'feed.problem-relation-without-product':
    '« {column} » ne nomme aucun autre produit : il faut un id ou un sku',
  'feed.problem-sale-dates-alone': 'Il y a des dates de solde sans le prix soldé (sale_price)',
  'feed.problem-id-repeated': 'L’id « {given} » figure déjà dans une ligne précédente',
  'feed.problem-product-repeated': 'Le même produit figure déjà dans une ligne précédente',
  'feed.problem-unknown-product': 'Aucun produit n’a cet id ou ce numéro de pièce',
  'feed.problem-several-products':
    '{count, plural, other {# produits}} ont le numéro de pièce « {given} » : indiquez aussi l’id ou la marque',
  'feed.problem-files-not-taken': 'Le fichier « {file} » n’est pas venu avec cette importation',
  'feed.problem-file-missing': 'Le fichier « {file} » ne se trouve pas à côté du fichier importé',
  'feed.problem-file-outside': 'Le fichier « {file} » se trouve hors du dossier du fichier importé',
  'feed.problem-file-link': '« {file} » est un lien ou un dossier, pas un fichier',
  'feed.problem-file-too-large': 'Le fichier « {file} » est trop gros pour être conservé',
  'feed.problem-file-unknown-kind':
    'Le fichier « {file} » n’est pas d’un type d’image ou de document que l’on conserve',
  'feed.problem-no-head': 'Le fichier est vide, ou sa première ligne ne nomme aucune colonne.',
  'feed.problem-columns-repeated':
    'Plusieurs colonnes portent le même nom : {columns}. Donnez à chacune son propre nom.',
  'feed.problem-json-list': 'Le fichier est une seule liste JSON. Il faut un objet JSON par ligne (NDJSON).',
  'feed.problem-spreadsheet':
    'Le fichier est une feuille de calcul ou un ZIP. Enregistrez-le en CSV (UTF-8) et importez ce fichier.',
  'feed.problem-not-text-file': 'Le fichier n’est pas du texte. Il faut du CSV, du TSV ou du NDJSON.',
  'feed.problem-gzip-damaged': 'Le fichier gzip est endommagé ou incomplet. Compressez-le de nouveau.',
  'feed.problem-quote-open':
    'Après la ligne {row, number}, un guillemet est ouvert et n’est pas fermé : rien de ce qui suit ne peut être lu.',
  'feed.problem-most-would-go':
    'Ce fichier complet archiverait {missing, number} des {all, number} produits de la source « {feed} ». Si c’est voulu, choisissez de les archiver quel que soit leur nombre (avec la commande : --archive-any-number).',
  'feed.problem-mapping-parts': 'Ces parties de la correspondance des colonnes sont inutilisables : {parts}',
  'feed.problem-mapping-fields':
    'La correspondance des colonnes nomme des champs qui n’existent pas : {fields}',
  'feed.problem-mapping-encoding': 'La correspondance des colonnes nomme un encodage inconnu : « {given} »',
  'feed.problem-mapping-rule': '« {given} » n’a pas la forme « Leur nom=notre champ »',
  'feed.problem-mapping-file': '{file} n’est ni du JSON ni du YAML; la ligne {line, number} est illisible',
  'feed.word-line': 'ligne',
  'feed.word-id': 'id',
  'feed.word-field': 'champ',
  'feed.word-problem': 'problème',
  'feed.word-row': 'contenu',
  'feed.word-left-out': '{problem} (omis)',
  'feed.word-more-left-out':
    '{count, plural, one {# autre problème est omis} other {# autres problèmes sont omis}}',
};
