const listed = (words: string) =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map(name => name.replaceAll('_', ' ')),
  )

/** Places that are written alike in both languages or stand here in each; none of them is a common word, too. */
export const morePlaces = listed(`
  Aalen Aarau Aberdeen Aberystwyth Achern Ahaus Ahrensburg Aichach Albania Albanien Albany Albstadt Albuquerque Alfeld
  Algerien Allgäu Alsdorf Altenburg Altötting Alzey Amberg Andernach Ankara Annaberg Ansbach Antalya Apolda Argentina
  Argentinien Armenia Armenien Arnsberg Arnstadt Aschaffenburg Aschersleben Atlanta Attendorn Auckland Auerbach Austin
  Aylesbury Ayr Backnang Bad_Aibling Bad_Doberan Bad_Hersfeld Bad_Homburg Bad_Kissingen Bad_Kreuznach Bad_Mergentheim
  Bad_Nauheim Bad_Oeynhausen Bad_Reichenhall Bad_Salzuflen Bad_Tölz Bad_Waldsee Baden-Baden Baden-Württemberg Balingen
  Baltimore Bangkok Bangladesch Bangladesh Bangor Barnsley Barsinghausen Basingstoke Bath Baunatal Bautzen Beckum
  Bedford Belfast Belgrad Bensheim Berchtesgaden Bergheim Bernau Bernburg Berwick Beverley Bexhill Biberach Bilbao
  Bingen Birkenhead Bitburg Bitterfeld Blackburn Blackpool Blankenburg Bocholt Bolivia Bolivien Bologna Bolton Bonn
  Bordeaux Bosnia Bosnien Botswana Bottrop Bournemouth Bracknell Bradford Bregenz Bremerhaven Bretagne Bretten
  Brighton Brisbane Brooklyn Bruchsal Brügge Brühl Buchholz Bunzlau Burgdorf Burghausen Burnley Buxtehude Buxton
  Böblingen Bückeburg Caernarfon California Calw Cameroon Canterbury Cape_Town Cardiff Carlisle Carmarthen
  Castrop-Rauxel Celle Cham Chelmsford Cheltenham Chester Chesterfield Chichester Chile Chur Cincinnati Clausthal
  Cleveland Cloppenburg Coburg Coesfeld Colchester Colombia Colorado Columbus Connecticut Cornwall Costa_Rica
  Cotswolds Coventry Crailsheim Crawley Crewe Crimmitschau Croydon Cuba Cumbria Cuxhaven Cyprus Dachau Dallas
  Darlington Darmstadt Deggendorf Delhi Delitzsch Delmenhorst Den_Haag Denver Derbyshire Dessau Detmold Detroit Devon
  Diepholz Dillenburg Dingolfing Dinslaken Ditzingen Doha Donaueschingen Donauwörth Doncaster Dorchester Dorking
  Dormagen Dornbirn Dorset Dorsten Dover Dubai Duderstadt Dudley Dumfries Dundee Dunfermline Durham Döbeln Dülmen
  Düren Ealing Eastbourne Eberswalde Eckernförde Ecuador Edale Ehingen Eichstätt Eifel Eilenburg Eindhoven Eisenach
  Eisenhüttenstadt Eisenstadt Eisleben Elgin Ellwangen Elmshorn Elsass Ely Emden Emmendingen Emmerich Emsdetten
  Ennepetal Erding Erkelenz Erkrath Erlangen Erzgebirge Eschwege Eschweiler Esslingen Estland Estonia Ethiopia
  Ettlingen Euskirchen Eutin Exeter Exmoor Falkensee Falkirk Falmouth Feldkirch Fellbach Filderstadt Finsterwalde
  Florida Folkestone Forchheim Fort_William Frankenthal Frauenfeld Frechen Freising Freital Freudenstadt Fribourg
  Friedberg Friedrichshafen Fürstenfeldbruck Fürstenwalde Fürth Füssen Gaggenau Galway Garbsen Garmisch-Partenkirchen
  Gateshead Gauting Geesthacht Geislingen Geldern Gelnhausen Gent Genua Georgien Gerlingen Germering Gersthofen
  Gevelsberg Ghana Gifhorn Gladbeck Glauchau Gloucester Gloucestershire Goslar Gotha Granada Grantham Gravesend
  Greifswald Greiz Grevenbroich Grimma Grimsby Gronau Guatemala Guildford Gummersbach Göppingen Göteborg Güstrow
  Gütersloh Halberstadt Haldensleben Halifax Hameln Hamm Hampshire Hanau Hanoi Harlow Harpenden Harrogate Hartlepool
  Harz Hastings Hathersage Hattingen Heidenau Heidenheim Heilbronn Heiligenhaus Heinsberg Helmstedt Hemer Henley
  Hennef Heppenheim Herborn Hereford Herford Herne Herrenberg Hertfordshire Herzogenaurach Hettstedt Hexham
  Hildburghausen Hilden Hockenheim Hofheim Holzminden Homburg Honduras Hongkong Houston Hove Hoyerswerda Huddersfield
  Hull Hunsrück Huntingdon Husum Höxter Hückelhoven Hürth Ibbenbüren Ibiza Idar-Oberstein Idstein Ilkley Illinois
  Ilmenau Ilsenburg Immenstadt Indiana Indianapolis Indonesia Indonesien Ingelheim Inverness Ipswich Irak Iran Iraq
  Iserlohn Itzehoe Izmir Jakarta Jerusalem Johannesburg Jordanien Jülich Jüterbog Kaarst Kairo Kaiserslautern
  Kaltenkirchen Kamenz Kamerun Kansas Karlstadt Kasachstan Kaufbeuren Kazakhstan Kelheim Kempten Kendal Kenia Kent
  Kentucky Kenya Kerpen Kettering Kevelaer Kilmarnock Kirchheim Kitzingen Kleve Kolumbien Korbach Kornwestheim Kosovo
  Kronach Kuba Kufstein Kulmbach Kyoto Königswinter Köthen Künzelsau Laatzen Lagos Lahr Lampertheim Lancashire
  Lancaster Landau Landsberg Landshut Langenfeld Langenhagen Las_Vegas Latvia Lauchhammer Laupheim Lausitz Leamington
  Lebanon Lehrte Leicester Leicestershire Leimen Leinfelden Lemgo Lennestadt Leoben Leonberg Lettland Leverkusen Lewes
  Libanon Lichfield Lichtenfels Liechtenstein Lille Limbach Limburg Limerick Lincoln Lincolnshire Lindau Lingen
  Lippstadt Litauen Lithuania Ljubljana Llandudno Lohmar Londonderry Los_Angeles Loughborough Louisiana Lowestoft
  Luckenwalde Ludlow Ludwigsburg Ludwigsfelde Ludwigshafen Lugano Luton Lyon Lörrach Lübbecke Lübben Lüdenscheid
  Lüneburg Lünen Lüttich Macclesfield Macedonia Maidstone Malaysia Mallorca Malmö Malta Malvern Manhattan Manila
  Mansfield Marbach Margate Markkleeberg Marktredwitz Marl Marokko Marseille Maryland Massachusetts Matlock Mayen
  Mazedonien Mechernich Mecklenburg-Vorpommern Meerane Meerbusch Meiningen Meißen Melbourne Melle Memmingen Menden
  Meppen Merseburg Merzig Meschede Metzingen Miami Michelstadt Michigan Middlesbrough Miesbach Milton_Keynes Milwaukee
  Minden Minneapolis Minnesota Missouri Mittweida Moers Moldau Moldova Monaco Montana Montenegro Montreal Morecambe
  Morocco Mumbai Málaga Mühlacker Mühldorf Mühlhausen Nagold Nairobi Namibia Nantes Nashville Naumburg Nebraska
  Neckarsulm Nepal Neubrandenburg Neuburg Neuenburg Neukirchen Neumarkt Neumünster Neunkirchen Neuruppin Neuseeland
  Neuss Neustadt Neustrelitz Neuwied Nevada New_Orleans New_York Newbury Newcastle Newport Newquay Nicaragua
  Niedersachsen Nienburg Nigeria Nizza Norderstedt Nordhausen Nordhorn Nordrhein-Westfalen Norfolk Normandie
  Northampton Northeim Northumberland Norwich Nottingham Nottinghamshire Nürtingen Oban Oberhausen Oberlausitz
  Oberursel Odenwald Oelde Oer-Erkenschwick Offenbach Offenburg Ohio Oklahoma Olching Oldham Olpe Olten Oranienburg
  Oregon Osaka Oschatz Osterholz Osterode Otley Ottawa Oxfordshire Paderborn Padua Paisley Pakistan Palermo Panama
  Papenburg Parchim Pasewalk Peine Pennsylvania Penrith Penzance Perth Peru Peterborough Pfaffenhofen Pforzheim
  Pfullingen Philadelphia Philippinen Philippines Pinneberg Pirmasens Pirna Pisa Pittsburgh Plauen Plettenberg
  Plymouth Pontefract Poole Portland Portsmouth Prenzlau Preston Provence Pulheim Quedlinburg Radeberg Radebeul
  Radevormwald Radolfzell Ramsgate Rastatt Rathenow Ratingen Ravensburg Recklinghausen Reichenbach Reinbek Remagen
  Remscheid Rendsburg Reutlingen Rheda Rheinbach Rheinberg Rheinfelden Rheinland Rheinland-Pfalz Riesa Riga Rinteln
  Ripon Rochdale Rochester Rosenheim Rotenburg Rotherham Rottenburg Rotterdam Rottweil Ruanda Rudolstadt Ruhrgebiet
  Rwanda Rüdesheim Rügen Rüsselsheim Saalfeld Saarlouis Sachsen-Anhalt Sacramento Salford Salisbury Salzgitter
  Salzwedel San_Diego San_Francisco San_Jose Sangerhausen Sarajevo Sardinien Sauerland Scarborough Schaffhausen
  Schleswig Schleswig-Holstein Schmalkalden Schopfheim Schorndorf Schramberg Schwabach Schwalmstadt Schwandorf
  Schwarzwald Schwedt Schweinfurt Schwelm Schwetzingen Schwäbisch Schönebeck Scunthorpe Seattle Seevetal Seligenstadt
  Senegal Senftenberg Seoul Serbia Serbien Sevilla Shanghai Sheffield Shrewsbury Shropshire Siegburg Siena Sigmaringen
  Sindelfingen Singapore Singapur Sinsheim Sizilien Skegness Skipton Slough Slovakia Slowakei Soest Solihull Solingen
  Solothurn Soltau Somerset Sondershausen Sonneberg Sonthofen Southampton Southend Southport Spessart Speyer Spreewald
  Spremberg Stade Stafford Staffordshire Starnberg Staßfurt Steinfurt Stendal Steyr Stirling Stockport Stockton Stoke
  Stolberg Stratford Straubing Strausberg Straßburg Stroud Suffolk Suhl Sulzbach Sunderland Surrey Sussex Swansea
  Swindon Syke Sylt Syria Syrien Sömmerda Tallinn Tansania Tanzania Tauberbischofsheim Taunton Taunus Tel_Aviv Telford
  Teltow Templin Tennessee Texas Thailand Thun Thüringer_Wald Torgau Torquay Toskana Toulouse Traunstein Troisdorf
  Truro Tucson Tunbridge Tunesien Tunisia Turin Tuttlingen Uckermark Uelzen Uganda Unna Usedom Utah Utrecht Valencia
  Vancouver Vechta Velbert Venezuela Verden Verl Vermont Verona Viersen Vietnam Villach Villingen
  Villingen-Schwenningen Vilnius Vogtland Völklingen Waiblingen Wakefield Waldkirch Waldshut Wales Walsall Waltrop
  Warendorf Warrington Warstein Warwick Warwickshire Washington Watford Weilheim Weinheim Weißenburg Weißenfels
  Weißwasser Wellington Werdau Wermelskirchen Wernigerode Wertheim Wesel Wesseling Westerwald Wetzlar Weymouth Whitby
  Wiener_Neustadt Wigan Wilhelmshaven Willich Wilsdruff Wiltshire Winchester Windsor Winnenden Winsen Winterthur
  Wisconsin Wismar Witten Wittenberg Wittenberge Wittlich Witzenhausen Wolfenbüttel Wolverhampton Worcester
  Worcestershire Worms Worthing Wrexham Wunstorf Wurzen Wyoming Wülfrath Würselen Xanten Yeovil York Yorkshire Zagreb
  Zeitz Zerbst Zittau Zschopau Zweibrücken Zwiesel Zypern Zülpich Äthiopien Öhringen Überlingen`)
