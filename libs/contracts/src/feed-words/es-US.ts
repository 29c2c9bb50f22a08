import type { FeedWords } from '../feed-words.ts';

export const feedWords: FeedWords = {
  'feed.problem-not-a-row': 'La fila no es un objeto JSON con nombres y valores',
  'feed.problem-not-json': 'La línea no es JSON válido: {given}',
  'feed.problem-row-too-long': 'La fila tiene más de {most, number} caracteres',
  'feed.problem-too-many-cells':
    'La fila tiene {cells, number} celdas, pero la primera línea nombra {columns, plural, one {# columna} other {# columnas}}. Un texto que contiene el separador debe ir entre comillas',
  'feed.problem-missing': 'Falta «{column}»',
  'feed.problem-not-text': '«{column}» no es un texto: {given}',
  'feed.problem-not-amount': '«{column}» no es un importe: «{given}»',
  'feed.problem-not-number': '«{column}» no es un número: «{given}»',
  'feed.problem-not-whole': '«{column}» no es un número entero: «{given}»',
  'feed.problem-not-yes-or-no': '«{column}» no es ni sí (yes) ni no: «{given}»',
  'feed.problem-not-list': '«{column}» no es una lista: «{given}»',
  'feed.problem-not-object': '«{column}» no es un objeto JSON con nombres y valores: «{given}»',
  'feed.problem-not-one-of': '«{column}» dice «{given}», pero solo puede ser uno de estos: {allowed}',
  'feed.problem-not-date': '«{column}» no es una fecha como 2026-03-01: «{given}»',
  'feed.problem-too-small': '«{column}» es menor que {least, number}: «{given}»',
  'feed.problem-too-large': '«{column}» es mayor que {most, number}: «{given}»',
  'feed.problem-too-long': '«{column}» tiene más de {most, plural, one {# carácter} other {# caracteres}}',
  'feed.problem-too-few':
    '«{column}» necesita al menos {least, plural, one {# elemento} other {# elementos}}',
  'feed.problem-too-many': '«{column}» tiene más de {most, plural, one {# elemento} other {# elementos}}',
  'feed.problem-not-language': '«{column}» no es un código de idioma como en o fr-CA: «{given}»',
  'feed.problem-not-unspsc': '«{column}» no es un código UNSPSC de 8 o 10 dígitos: «{given}»',
  'feed.problem-not-country': '«{column}» no es un código de país de dos letras mayúsculas: «{given}»',
  'feed.problem-not-store-number':
    '«{column}» no es un número de la tienda: «{given}». Puede contener letras mayúsculas, dígitos, «.», «_» y «-», 80 como máximo',
  'feed.problem-not-address':
    '«{column}» no puede ser una dirección: «{given}». Puede contener letras, dígitos, «.», «_», «~» y «-»',
  'feed.problem-not-hazard-code': '«{column}» no es un código de peligro del SGA como H225: «{given}»',
  'feed.problem-not-precaution-code':
    '«{column}» no es un código de prudencia del SGA como P301+P310: «{given}»',
  'feed.problem-not-cas-number': '«{column}» no es un número CAS como 67-64-1: «{given}»',
  'feed.problem-not-un-number': '«{column}» no es un número ONU como UN1090: «{given}»',
  'feed.problem-not-hazard-class': '«{column}» no es una clase de peligro como 3 o 2.1: «{given}»',
  'feed.problem-unusable': '«{column}» no se puede usar: «{given}»',
  'feed.problem-other-currency':
    'Los precios están en «{given}», pero la tienda vende en dólares estadounidenses. Conviértalos y escriba USD',
  'feed.problem-names-no-product':
    'La fila no nombra ningún producto: necesita un id o un número de pieza (sku)',
  'feed.problem-relation-without-product':
    '«{column}» no nombra ningún otro producto: necesita un id o un sku',
  'feed.problem-sale-dates-alone': 'Hay fechas de una oferta sin su precio (sale_price)',
  'feed.problem-id-repeated': 'El id «{given}» ya está en una fila anterior',
  'feed.problem-product-repeated': 'El mismo producto ya está en una fila anterior',
  'feed.problem-unknown-product': 'Ningún producto tiene este id o número de pieza',
  'feed.problem-several-products':
    '{count, plural, other {# productos}} tienen el número de pieza «{given}»: indique también el id o la marca',
  'feed.problem-files-not-taken': 'El archivo «{file}» no vino con esta importación',
  'feed.problem-file-missing': 'El archivo «{file}» no está junto al archivo importado',
  'feed.problem-file-outside': 'El archivo «{file}» está fuera de la carpeta del archivo importado',
  'feed.problem-file-link': '«{file}» es un enlace o una carpeta, no un archivo',
  'feed.problem-file-too-large': 'El archivo «{file}» es demasiado grande para guardarlo',
  'feed.problem-file-unknown-kind':
    'El archivo «{file}» no es de un tipo de imagen o documento que se guarde',
  'feed.problem-no-head': 'El archivo está vacío o su primera línea no nombra columnas.',
  'feed.problem-columns-repeated':
    'Varias columnas tienen el mismo nombre: {columns}. Dé a cada una su propio nombre.',
  'feed.problem-json-list':
    'El archivo es una sola lista JSON. Se espera un objeto JSON en cada línea (NDJSON).',
  'feed.problem-spreadsheet':
    'El archivo es una hoja de cálculo o un ZIP. Guárdelo como CSV (UTF-8) e importe ese archivo.',
  'feed.problem-not-text-file': 'El archivo no es de texto. Se espera CSV, TSV o NDJSON.',
  'feed.problem-gzip-damaged': 'El archivo gzip está dañado o incompleto. Comprímalo de nuevo.',
  'feed.problem-quote-open':
    'Después de la fila {row, number} se abren unas comillas que no se cierran: nada de lo que sigue se puede leer.',
  'feed.problem-most-would-go':
    'Este archivo completo archivaría {missing, number} de los {all, number} productos de la fuente «{feed}». Si es lo que desea, elija archivarlos sean cuantos sean (con el comando: --archive-any-number).',
  'feed.problem-mapping-parts': 'Estas partes de la asignación de columnas no se pueden usar: {parts}',
  'feed.problem-mapping-fields': 'La asignación de columnas nombra campos que no existen: {fields}',
  'feed.problem-mapping-encoding': 'La asignación de columnas nombra una codificación desconocida: «{given}»',
  'feed.problem-mapping-rule': '«{given}» no tiene la forma «Su nombre=nuestro campo»',
  'feed.problem-mapping-file': '{file} no es ni JSON ni YAML; la línea {line, number} no se puede leer',
  'feed.word-line': 'línea',
  'feed.word-id': 'id',
  'feed.word-field': 'campo',
  'feed.word-problem': 'problema',
  'feed.word-row': 'fila',
  'feed.word-left-out': '{problem} (omitido)',
  'feed.word-more-left-out':
    '{count, plural, one {Se omite # problema más} other {Se omiten # problemas más}}',
};
